/** The outbox shows the content of emails if there is no mail server, or in development. For anybody else the page does not exist. */

import { data, type LoaderFunctionArgs } from 'react-router'
import { may } from '../../../../core/access/access.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { pageNotFound, unavailable } from '../../../sites/pages/failures.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { ListedMail, Outbox } from '../../use-cases/outbox.ts'
import { emailContext } from '../context.ts'

/** @throws the error page for a visitor who may not read the emails */
function opened({ context }: Pick<LoaderFunctionArgs, 'context'>): Outbox {
  const { isDevelopment, visitor, isRecognised, platform } = context.get(siteRequest)
  const { outbox } = context.get(emailContext)
  if (!isRecognised) throw unavailable()
  // On a site that sends real emails, their content is private to the site and its readers.
  const isOpen = isDevelopment || (outbox.keepsMails && may(visitor, 'read the outbox', platform.features))
  if (!isOpen) throw pageNotFound()
  return outbox
}

const shown = ({ id, to, subject, state, postedAt }: ListedMail) => ({ id, to, subject, state, postedAt: postedAt.toISOString() })

export async function listLoader(args: LoaderFunctionArgs) {
  const outbox = opened(args)
  const mails = await outbox.list()
  return data({ mails: mails.map(shown), keepsMails: outbox.keepsMails }, { headers: privateHeaders })
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

/** The page of the sandboxed frame: it runs no script, loads nothing, and its links open in a new window. */
export async function htmlLoader(args: LoaderFunctionArgs): Promise<Response> {
  const { content } = await findRequested(args)
  if (content === null) throw pageNotFound()
  return new Response(content.html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  })
}
