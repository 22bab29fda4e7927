/** The outbox shows the content of emails if there is no mail server, or in development. For anybody else the page does not exist. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { mayOnSite } from '../../../../core/access/access.ts'
import { readChosenResult, rowIds } from '../../../sites/domain/chosen-rows.ts'
import { chosenRowsAction } from '../../../sites/pages/chosen-rows.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound, unavailable } from '../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { chosenMailActs } from '../../domain/chosen-mail-acts.ts'
import { type ListedMail, listedMails, type Outbox } from '../../use-cases/outbox.ts'
import { emailContext } from '../context.ts'
import { sandboxedHtml } from '../sandboxed-html.ts'

/** @throws the error page for a user who may not read the emails */
function opened({ context }: Pick<LoaderFunctionArgs, 'context'>): Outbox {
  const { isDevelopment, user, isRecognised, platform } = context.get(pageRequestContext)
  const { outbox } = context.get(emailContext)
  if (!isRecognised) throw unavailable()
  // On a site that sends real emails, their content is private to the site and its readers.
  const isOpen = isDevelopment || (outbox.keepsMails && mayOnSite(user, 'read the outbox', platform))
  if (!isOpen) throw pageNotFound()
  return outbox
}

const shown = ({ id, to, subject, state, hasContent, postedAt }: ListedMail) => ({
  ...{ id, to, subject, state },
  isEnded: !hasContent || state === 'sent' || state === 'sending',
  postedAt: postedAt.toISOString(),
})

export async function listLoader(args: LoaderFunctionArgs) {
  const outbox = opened(args)
  const mails = await outbox.list()
  const { user, platform } = args.context.get(pageRequestContext)
  const result = readChosenResult(new URL(args.request.url).searchParams, chosenMailActs)
  // Developers read it without an account, and change nothing.
  const mayAct = mayOnSite(user, 'read the outbox', platform)
  return data({ mails: mails.map(shown), keepsMails: outbox.keepsMails, mayAct, result }, { headers: privateHeaders })
}

/** Sends the chosen emails again, or discards them. */
export async function listAction(args: ActionFunctionArgs) {
  const outbox = opened(args)
  allowed(args, 'read the outbox')
  return await chosenRowsAction(args, {
    acts: chosenMailActs,
    asksBefore: ['discard'],
    max: listedMails,
    idOf: rowIds.numeric,
    actOn: (act, id) => outbox[act](id),
  })
}

async function findRequested(args: LoaderFunctionArgs) {
  const outbox = opened(args)
  const { mailId = '' } = args.params
  const mail = /^\d{1,9}$/.test(mailId) ? await outbox.find(Number(mailId)) : null
  if (mail === null) throw pageNotFound()
  return mail
}

export async function mailLoader(args: LoaderFunctionArgs) {
  const mail = await findRequested(args)
  const { senderName, replyTo, content, lastError } = mail
  return data({ ...shown(mail), senderName, replyTo, text: content?.text ?? null, lastError }, { headers: privateHeaders })
}

/** The page of the sandboxed frame. */
export async function htmlLoader(args: LoaderFunctionArgs): Promise<Response> {
  const { content } = await findRequested(args)
  if (content === null) throw pageNotFound()
  return sandboxedHtml(await args.context.get(emailContext).withLogo(content.html))
}
