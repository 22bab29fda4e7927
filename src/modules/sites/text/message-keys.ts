/** The keys of all messages and the names of their namespaces, for the compiler. */
import type { Message } from '../../../core/text/message.ts'
import type { English as Shared } from '../../../messages/messages.ts'

/** English messages by namespace. Each module adds its own, by declaration merging, in its messages/messages.ts. */
export interface MessageNamespaces extends Shared {}

/** Namespaces that come with what shows them; every page has `every-page`, and a browser never gets the others. */
export type MessageNamespace = Exclude<keyof MessageNamespaces, 'every-page' | 'mail' | 'server'>

type Key = { [Namespace in keyof MessageNamespaces]: keyof MessageNamespaces[Namespace] }[keyof MessageNamespaces]
/** The messages of all namespaces, by their keys. */
export type Messages = { readonly [Each in Key]: Message }
