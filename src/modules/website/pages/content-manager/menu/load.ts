/** The main menu as rows. Without JavaScript the server performs each change of the rows, and only the last button stores them. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { brand as defaultBrand } from '../../../../../brands/default/brand.ts'
import { href } from '../../../../../core/http/href.ts'
import { blogSections, isShownHere, sectionPath } from '../../../../sites/domain/blog-paths.ts'
import { menuOfRows, menuProblems, menuRows, moveRow, removeRow, rowMoves } from '../../../../sites/domain/navigation/menu-rows.ts'
import type { SiteRequest } from '../../../../sites/pages/context.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { requestText } from '../../../../sites/text/request-text.ts'
import { websiteContext } from '../../context.ts'
import { rowsIn, withNewRow } from './row-entries.ts'

const path = href('/my/content/menu')

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
  const addresses = [...new Set([...screens, ...sectionsOf(platform), ...routes.map(route => route.path)])].toSorted()
  const isDone = new URL(args.request.url).searchParams.has('done')
  return data({ rows: await rowsOf(requestContext, own), version, isOwn: own !== null, addresses, isDone }, { headers: privateHeaders })
}

const sectionsOf = ({ features }: SiteRequest['platform']) =>
  blogSections.filter(section => isShownHere(section, features)).map(section => sectionPath(section, features))

async function rowsOf({ brand, platform, language }: SiteRequest, own: Parameters<typeof menuRows>[0] | null) {
  const { translateKey } = await requestText({ brand, language })
  const items = own ?? brand.menu ?? defaultBrand.menu ?? []
  return menuRows(items, ({ text, key, placeholder }) => {
    if (text !== undefined) return text
    return translateKey(key ?? (placeholder === 'blog' ? platform.features.blog.translationKey : ''))
  })
}

export async function action(args: ActionFunctionArgs) {
  const { platform, visitor } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const form = await args.request.formData()
  const rows = rowsIn(form)
  const version = String(form.get('version') ?? '')
  const [act = '', key = ''] = String(form.get('act') ?? '').split(' ')
  const lead = () => redirect(`${path}?done`, { status: 303, headers: privateHeaders })
  const move = rowMoves.find(each => each === act)
  if (move !== undefined)
    return data({ rows: [...moveRow(rows, key, move)], version, problems: {}, isLate: false }, { headers: privateHeaders })
  switch (act) {
    case 'remove':
      return data({ rows: removeRow(rows, key), version, problems: {}, isLate: false }, { headers: privateHeaders })
    case 'add':
      return data({ rows: withNewRow(rows), version, problems: {}, isLate: false }, { headers: privateHeaders })
    case 'save': {
      const problems = menuProblems(rows)
      if (problems.size > 0)
        return data({ rows, version, problems: Object.fromEntries(problems), isLate: false }, { status: 422, headers: privateHeaders })
      if ((await content.menu.save(platform.key, visitor, menuOfRows(rows), version)) === 'saved') return lead()
      break
    }
    case 'reset':
      if ((await content.menu.save(platform.key, visitor, null, version)) === 'saved') return lead()
      break
    default:
      throw pageNotFound()
  }
  // The editor was told of the other menu, so saving again overwrites it.
  const now = await content.menu.version(platform.key)
  return data({ rows, version: now, problems: {}, isLate: true }, { status: 409, headers: privateHeaders })
}
