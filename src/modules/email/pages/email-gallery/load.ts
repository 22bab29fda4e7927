/** The gallery's emails: each with example values, in the brand of the host name and the language of the query. */
import type { LoaderFunctionArgs } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { isLanguage, type Language } from '../../../../core/text/languages.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { brandLinks, forDevelopers } from '../../../sites/pages/gallery.ts'
import type { EmailPreview } from '../../use-cases/email-previews.ts'
import { emailContext } from '../context.ts'
import { sandboxedHtml } from '../sandboxed-html.ts'

interface Requested {
  language: Language
  emails: EmailPreview[]
}

/** @throws the page for an unknown path, in production */
function requestedEmails({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>): Requested {
  const { brand, platform, origin } = forDevelopers(context)
  const requested = new URL(request.url).searchParams.get('language') ?? ''
  const language = isLanguage(requested) ? requested : 'en'
  return { language, emails: context.get(emailContext).previews.list({ brand, platform, origin }, language) }
}

export function galleryLoader(args: LoaderFunctionArgs) {
  const { origin, platform } = forDevelopers(args.context)
  const { language, emails } = requestedEmails(args)
  return {
    language,
    // The frames ask for the HTML themselves.
    emails: emails.map(({ html: _, ...email }) => email),
    brands: brandLinks(origin, `${href('/styleguide/emails')}?language=${language}`),
    current: platform.key,
  }
}

/** The HTML of one email, for its frame. */
export async function htmlLoader(args: LoaderFunctionArgs): Promise<Response> {
  const { kind, position } = args.params
  const found = requestedEmails(args).emails.find(email => email.kind === kind && String(email.position) === position)
  if (found === undefined) throw pageNotFound()
  return sandboxedHtml(await args.context.get(emailContext).withLogo(found.html))
}
