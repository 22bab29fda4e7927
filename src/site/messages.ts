/**
 * The messages of all modules, for what runs on the server: pages, feeds, the API and checks. A browser loads namespaces one by one
 * (modules/sites/text/load-text.ts).
 */
import { byLanguage } from '../core/text/compile-message.ts'
import type { Language } from '../core/text/languages.ts'
import type { Catalogue, Catalogues } from '../core/text/message.ts'
import { messages as shared } from '../messages/messages.ts'
import { messages as accounts } from '../modules/accounts/messages/messages.ts'
import { messages as alerts } from '../modules/alerts/messages/messages.ts'
import { messages as comments } from '../modules/comments/messages/messages.ts'
import { messages as discovery } from '../modules/discovery/messages/messages.ts'
import { messages as email } from '../modules/email/messages/messages.ts'
import { messages as gateways } from '../modules/gateways/messages/messages.ts'
import { messages as metrics } from '../modules/metrics/messages/messages.ts'
import { messages as publications } from '../modules/publications/messages/messages.ts'
import { messages as sites } from '../modules/sites/messages/messages.ts'
import type { MessageNamespaces } from '../modules/sites/text/message-keys.ts'
import { messages as submission } from '../modules/submission/messages/messages.ts'
import { messages as uploads } from '../modules/uploads/messages/messages.ts'
import { messages as website } from '../modules/website/messages/messages.ts'

const namespacesIn = (language: Language): Readonly<Record<keyof MessageNamespaces, Catalogue>> => ({
  ...shared[language],
  ...accounts[language],
  ...alerts[language],
  ...comments[language],
  ...discovery[language],
  ...email[language],
  ...gateways[language],
  ...metrics[language],
  ...publications[language],
  ...sites[language],
  ...submission[language],
  ...uploads[language],
  ...website[language],
})

/** No key stands in two namespaces. */
const allIn = (language: Language): Catalogue =>
  Object.fromEntries(Object.values(namespacesIn(language)).flatMap(messagesOf => Object.entries(messagesOf)))

export const messages: Catalogues = byLanguage(allIn)
