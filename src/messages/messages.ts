/**
 * The messages that modules share, by namespace. Those of a module stand in its own folder of this name.
 * `every-page`: on every page and beside an article, so that each page carries them. `forms`: forms. `lists`: lists and cards. `publish`: the publish page, the
 * card that leads to it, and the redirects until there is an author area. `tables`: how a table of objects is shown.
 */
import { compileTranslations } from '../core/text/compile-message.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }
import japanese from './ja.json' with { type: 'json' }

export type English = typeof english

export const messages = compileTranslations<English>({
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  ja: japanese,
})
