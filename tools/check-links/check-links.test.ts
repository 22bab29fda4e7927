import { expect, test } from 'vitest'
import { pageEntries } from '../../src/site/routes.ts'
import { exceptions } from './exceptions.ts'
import { findWrittenPaths, pagesOf } from './find-paths.ts'

const isPage = pagesOf(pageEntries)
const found = (text: string) => findWrittenPaths('src/x.tsx', text, isPage).map(({ code }) => code)

test.each([
  ['an attribute', 'const x = <Link to="/login">in</Link>', '"/login"'],
  ['the home page', "const x = <Link to={'/'}>home</Link>", "'/'"],
  ['a path with a mistake', 'const x = <a href="/lgoin">in</a>', '"/lgoin"'],
  ['a form', `const x = <Form action={\`/my/moderation/\${id}\`} />`, `\`/my/moderation/\${id}\``],
  ['one branch of a choice', "const x = <Link to={isNew ? '/register' : page} />", "'/register'"],
  ['a default', "const x = <Link to={page ?? '/browse'} />", "'/browse'"],
  ['a joined path', `const x = <Link to={\`\${path}/\${id}\`} />`, `\`\${path}/\${id}\``],
  ['a property', "const x = { href: '/contact' }", "'/contact'"],
  ['a redirect', "throw redirect('/my/nothing')", "'/my/nothing'"],
  ['a redirect with a query', `throw redirectDocument(\`/my/user-details?saved=\${part}\`)`, `\`/my/user-details?saved=\${part}\``],
  ['a variable', "const path = '/my/moderation'", "'/my/moderation'"],
  ['an argument', "const x = wholeLink(site, '/password/forgotten')", "'/password/forgotten'"],
  ['a path behind an origin', `const x = \`\${site.origin}/comments/\${id}\``, `\`\${site.origin}/comments/\${id}\``],
  ['a page of the content', "const x = link('/legal/privacypolicy/cookies#own')", "'/legal/privacypolicy/cookies#own'"],
])('the link %s is found', (_, text, code) => {
  expect(found(text)).toEqual([code])
})

test.each([
  ['a path that href makes', "const x = <Link to={href('/comments/:commentId', { commentId })} />"],
  ['a choice that href makes', "const x = href(isNew ? '/register' : '/login')"],
  ['a query after a path', `const x = <Link to={\`\${href('/browse')}?all=\${text}\`} />`],
  ['another site', `const x = <a href={\`https://doi.org/\${doi}\`}>{doi}</a>`],
  ['a fragment', `const x = <a href={\`#\${id}\`}>there</a>`],
  ['a call of the API', 'const x = <a href="/api/user/data" download>all</a>'],
  ['a feed and a file', 'const x = [{ href: "/published/rss" }, { href: "/favicon.svg" }]'],
  ['a comparison', "const x = path.startsWith('/my/content')"],
  ['a key', `const names = { '/my/content': name, [\`/my/content/\${area}\`]: other }`],
  ['a path of which only a site knows', "const x = open('/institutions/slate')"],
])('the text %s is no link', (_, text) => {
  expect(found(text)).toEqual([])
})

test('a broken link is reported with its line', () => {
  expect(findWrittenPaths('src/x.ts', "\n\nconst path = '/login'", isPage)).toEqual([{ line: 3, code: "'/login'" }])
})

test('each exception has a reason', () => {
  for (const reason of Object.values(exceptions)) expect(reason).toMatch(/^[A-Z].+\.$/)
})
