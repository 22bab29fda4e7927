/** The main menu as rows. Without JavaScript the server performs each change of the rows, and only the last button stores them. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { brand as defaultBrand } from '../../../../../brands/default/brand.ts'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../../../core/forms/message-keys.ts'
import { validateForm } from '../../../../../core/forms/schema-errors.ts'
import { href } from '../../../../../core/http/href.ts'
import { blogSections, isShownHere, sectionPath } from '../../../../sites/domain/blog-paths.ts'
import {
  type MenuRow,
  menuLimits,
  menuOfRows,
  menuRows,
  moveRow,
  removeRow,
  rowMoves,
} from '../../../../sites/domain/navigation/menu-rows.ts'
import type { PageRequestContext } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { requestText } from '../../../../sites/text/request-text.ts'
import { websiteContext } from '../../context.ts'
import { loadAutosave, removeAutosave } from '../autosave/load.ts'
import { menuSchema } from './menu-schema.ts'
import { entriesOfRows, menuTexts, rowsIn, withNewRow } from './row-entries.ts'

const path = href('/my/content/menu')
const menu = { kind: 'menu', id: null } as const
/** A row has five; beyond its rows the form has its version, its button and what is known of the autosaved text. */
const maxEntries = menuLimits.rows * 5 + 10

/** Pages of the program, which are no CMS pages. */
const screens = [
  '/',
  href('/browse'),
  href('/browse/:segment', { segment: 'articles' }),
  href('/gateways'),
  href('/for-authors'),
  href('/for-authors/publish-your-research'),
  href('/contact'),
]

export async function loader(args: LoaderFunctionArgs) {
  const requestContext = allowed(args, 'edit site content')
  const { platform } = requestContext
  const { content, siteContent } = args.context.get(websiteContext)
  const version = await content.menu.version(platform.key)
  const [own, routes] = await Promise.all([siteContent.menu(platform), siteContent.routes(platform)])
  const paths = [...new Set([...screens, ...sectionsOf(platform), ...routes.map(route => route.path)])].toSorted()
  const isDone = new URL(args.request.url).searchParams.has('done')
  const entries = entriesOfRows(await rowsOf(requestContext, own), version)
  const autosave = await loadAutosave(args, menu, entries, menuTexts)
  return data({ entries, autosave, version, isOwn: own !== null, paths, isDone }, { headers: privateHeaders })
}

const sectionsOf = ({ features }: PageRequestContext['platform']) =>
  blogSections.filter(section => isShownHere(section, features)).map(section => sectionPath(section, features))

async function rowsOf({ brand, platform, language }: PageRequestContext, own: Parameters<typeof menuRows>[0] | null) {
  const { translateKey } = await requestText({ brand, language })
  const items = own ?? brand.menu ?? defaultBrand.menu ?? []
  return menuRows(items, ({ text, key, placeholder }) => {
    if (text !== undefined) return text
    return translateKey(key ?? (placeholder === 'blog' ? platform.features.blog.translationKey : ''))
  })
}

interface Answer {
  entries: Entries
  /** Absent where only the rows were changed. */
  errors?: FieldErrors
}

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const entries = readEntries(await args.request.formData(), menuLimits.path + 1, maxEntries)
  const rows = rowsIn(entries)
  const version = entryOf(entries, 'version')
  const [act = '', key = ''] = entryOf(entries, 'act').split(' ')
  const lead = async (to: string) => {
    await removeAutosave(args, menu, entries)
    return redirect(to, { status: 303, headers: privateHeaders })
  }
  const answer = (changed: readonly MenuRow[], refused: { status: number; errors?: FieldErrors } = { status: 200 }) => {
    const { status, errors } = refused
    const shown: Answer = { entries: { ...entries, ...entriesOfRows(changed, version) }, ...(errors && { errors }) }
    return data(shown, { status, headers: privateHeaders })
  }
  const move = rowMoves.find(each => each === act)
  if (move !== undefined) return answer(moveRow(rows, key, move))
  switch (act) {
    case 'remove':
      return answer(removeRow(rows, key))
    case 'add':
      return answer(withNewRow(rows))
    case 'discard':
      return await lead(path)
    case 'save': {
      const form = validateForm(menuSchema, entries)
      if (form.kind === 'invalid') return answer(rows, { status: 422, errors: form.errors })
      if ((await content.menu.save(platform.key, user, menuOfRows(rows), version)) === 'saved') return await lead(`${path}?done`)
      break
    }
    case 'reset':
      if ((await content.menu.save(platform.key, user, null, version)) === 'saved') return await lead(`${path}?done`)
      break
    default:
      throw pageNotFound()
  }
  // The editor is shown the other menu beside their own, so saving again overwrites it.
  return answer(rows, { status: 409 })
}
