/**
 * The messages of accounts by namespace.
 * `account`, `person`, `institution`, `demographics`: what users say of themselves. `registration`, `session`, `ways-in`: getting an
 * account and signing in. `second-factor`: second factors of the staff. `mailed-links`: links in emails that do nothing any more. `roles`: giving and taking roles.
 */
import { compileTranslations } from '../../../core/text/compile-message.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import japanese from './ja.json' with { type: 'json' }

type English = typeof english
declare module '../../sites/text/message-keys.ts' {
  interface MessageNamespaces extends English {}
}

export const messages = compileTranslations<English>({
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
})
