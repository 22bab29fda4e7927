import { expect, test } from 'vitest'
import { pageAsRoute, planRoutes, readProject, readRouteList, renameFilesIn } from './pages-as-routes.ts'

const route = 'src/modules/a/pages/login/route.tsx'
const page = 'src/modules/a/pages/login/page.tsx'
const list = `export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'
export { LoginPage as default } from './page.tsx'
`
const login = `import { useLoaderData } from 'react-router'
import type { loader } from './load.ts'
import './messages.ts'

/** Works without JavaScript. */
export const LoginPage = withMessages(['session'], function Login() {
  return useLoaderData<typeof loader>().user
})
`

test('a page of a single route becomes the route module, without its server exports in the browser', () => {
  expect(planRoutes(new Map(Object.entries({ [route]: list, [page]: login })))).toEqual({
    lists: [],
    pages: [
      {
        route,
        page,
        text: `import { useLoaderData } from 'react-router'
import type { loader } from './load.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

/** Works without JavaScript. */
export default withMessages(['session'], function Login() {
  return useLoaderData<typeof loader>().user
})
`,
      },
    ],
  })
})

test('a second run changes nothing', () => {
  const [first] = planRoutes(new Map(Object.entries({ [route]: list, [page]: login }))).pages
  expect(planRoutes(new Map([[route, first?.text ?? '']]))).toEqual({ lists: [], pages: [] })
})

test.each<[string, Record<string, string>, string]>([
  [
    'another file uses its page',
    { 'src/modules/b/preview.tsx': `import { LoginPage } from '../a/pages/login/page.tsx'` },
    'its page is also used by src/modules/b/preview.tsx',
  ],
  [
    'another file loads its page on demand',
    { 'src/modules/b/preview.tsx': `const Page = lazy(() => import('../a/pages/login/page.tsx'))` },
    'its page is also used by src/modules/b/preview.tsx',
  ],
  [
    'another file takes a type from its page',
    { 'src/modules/a/pages/login/form.tsx': `import type { Shown } from './page.tsx'` },
    'its page is also used by src/modules/a/pages/login/form.tsx',
  ],
  ['it shows no page', { [route]: `export { htmlLoader as loader } from './load.ts'` }, 'shows no page'],
  [
    'its page lies elsewhere',
    { [route]: `export { LoginPage as default } from '../page.tsx'` },
    'its page lies in another folder: src/modules/a/pages/page.tsx',
  ],
  [
    'React Router would give its page other props',
    { [page]: 'export function LoginPage({ params }: { params: string }) {}' },
    `${page} declares no component LoginPage without props`,
  ],
  [
    'the browser gets a function of its page apart',
    { [route]: `export { clientAction, LoginPage as default } from './page.tsx'` },
    'it takes clientAction from its page too',
  ],
  ['both export the same', { [page]: `${login}\nexport { action } from './other.ts'` }, 'its page exports action too'],
])('a re-export list stays where %s', (_, files, reason) => {
  expect(planRoutes(new Map(Object.entries({ [route]: list, [page]: login, ...files })))).toEqual({ pages: [], lists: [{ route, reason }] })
})

test('lists of several routes that show one page stay', () => {
  const other = 'src/modules/a/pages/login/other-route.tsx'
  const { pages, lists } = planRoutes(new Map(Object.entries({ [route]: list, [other]: list, [page]: login })))
  expect(pages).toEqual([])
  expect(lists).toEqual([
    { route, reason: `its page is also that of ${other}` },
    { route: other, reason: `its page is also that of ${route}` },
  ])
})

test('a route with code of its own is not a list', () => {
  expect(readRouteList(route, `import { x } from './x.ts'\nexport default withParts(x)`)).toBeNull()
  expect(readRouteList(route, `${list}export const shouldRevalidate = () => false`)).toBeNull()
})

test('comments of a list move along', () => {
  const text = `// The form is never cached.\nexport { loader } from './load.ts'\nexport { LoginPage as default } from './page.tsx'\n`
  const { pages } = planRoutes(new Map(Object.entries({ [route]: text, [page]: login })))
  expect(pages[0]?.text).toContain(`\n\n// The form is never cached.\nexport { loader } from './load.ts'\n`)
})

const convert = (text: string, keepName = false) => pageAsRoute(page, text, { component: 'Home', others: [], keepName })
test.each([
  ['a function', 'export function Home() {}', 'export default function Home() {}'],
  ['a value', 'export const Home = lazy(load)', 'export default lazy(load)'],
  ['an arrow function, which would lose its name', 'export const Home = () => null', 'const Home = () => null\n\nexport default Home'],
  [
    'a function that its file uses again, which a wrapped default would hide',
    'export function Home() {}\nconst shown = <Home />',
    'function Home() {}\n\nexport default Home\nconst shown = <Home />',
  ],
])('the component becomes the default export: %s', (_, before, after) => {
  expect(convert(before)).toBe(after)
})

test('a component that a test imports keeps its name', () => {
  expect(convert('export function Home() {}', true)).toBe('export function Home() {}\n\nexport default Home')
  const tested = { [route]: list, [page]: login, 'tests/unit/login.test.tsx': `import { LoginPage } from '../../${page}'` }
  const { pages, lists } = planRoutes(new Map(Object.entries(tested)))
  expect(lists).toEqual([])
  expect(pages[0]?.text).toContain('export const LoginPage = withMessages')
  expect(pages[0]?.text).toContain('\n\nexport default LoginPage')
})

const names = new Map([[page, route]])
test.each([
  ['an import', 'tests/unit/login.test.tsx', `import '../../${page}'`, `import '../../${route}'`],
  ['a path from the root', 'docs/a.md', `see \`${page}\``, `see \`${route}\``],
  ['a path from src', 'scripts/dev/a.test.ts', `'modules/a/pages/login/page.tsx'`, `'modules/a/pages/login/route.tsx'`],
  ['a path within the module', 'src/modules/a/README.md', '(pages/login/page.tsx)', '(pages/login/route.tsx)'],
  ['a name in the same folder', 'src/modules/a/pages/login/load.ts', '// page.tsx shows it', '// route.tsx shows it'],
  ['a link out of a folder of documents', 'docs/decisions/1.md', `(../../${page})`, `(../../${route})`],
  ['no other page', 'src/modules/a/pages/other/load.ts', `import './page.tsx'`, `import './page.tsx'`],
  ['no path that only ends alike', 'docs/a.md', `x/${page}`, `x/${page}`],
])('the path of the page that became a route is changed in %s', (_, path, before, after) => {
  expect(renameFilesIn(path, before, names)).toBe(after)
})

test('no route lists what its page could export itself (npm run codemod:routes)', () => {
  const { pages, lists } = planRoutes(readProject())
  expect(lists.length).toBeGreaterThan(0)
  expect(pages.map(({ route: path }) => path)).toEqual([])
})
