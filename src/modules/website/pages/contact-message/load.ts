import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import { refusalOfFailure } from '../../../accounts/pages/form-failures.ts'
import { contactOf } from '../../../sites/domain/contact.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { minutesOf, readEntries, requestContextOf, shownAgain } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { parseContactSubject } from '../../domain/contact-message.ts'
import type { ContactForm, ContactOutcome } from '../../use-cases/contact-form.ts'
import { websiteContext } from '../context.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { user, platform } = context.get(pageRequestContext)
  if (contactOf(platform, 'info') === null) throw pageNotFound()
  const page = {
    sender: user.kind === 'signed-in' ? { name: user.name, email: user.email } : null,
    question: await context.get(websiteContext).contactForm.askQuestion(),
    subject: parseContactSubject(url.searchParams.get('subject')),
    isSent: url.searchParams.has('sent'),
  }
  return data(page, { headers: privateHeaders })
}

type PlainQuestion = Awaited<ReturnType<ContactForm['askQuestion']>>

export async function action(args: ActionFunctionArgs) {
  const { user } = args.context.get(pageRequestContext)
  const { contactForm } = args.context.get(websiteContext)
  // A character takes up to two bytes of a form's line breaks: the limit of the message is checked by its rule.
  const entries = readEntries(await args.request.formData(), 9000)
  const answer = (status: number, refusal: FormRefusal, question?: PlainQuestion) =>
    data({ refusal, question, entries: shownAgain(entries) }, { status, headers: privateHeaders })
  let outcome: ContactOutcome
  try {
    outcome = await contactForm.send(requestContextOf(args), user, entries)
  } catch (error) {
    return answer(503, refusalOfFailure(error))
  }
  switch (outcome.kind) {
    case 'sent':
      return redirect(`${href('/contact/message')}?sent`, { status: 303, headers: privateHeaders })
    case 'no-address':
      throw pageNotFound()
    case 'refused':
      // A rejected answer cannot be used again: the page gets a new question.
      return answer(422, { errors: outcome.errors, message: null }, outcome.errors.captcha && (await contactForm.askQuestion()))
    case 'too-many':
      return answer(429, { errors: {}, message: { key: 'letters-too-many', values: { count: minutesOf(outcome.wait) } } })
  }
}
