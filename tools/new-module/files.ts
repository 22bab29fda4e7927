/** The files of a new module: each layer once, as thin as it can be, so that what is written next has its place. */

/** The words of a module's name: `reading-lists` is `ReadingLists` in types and `readingLists` in values. */
export interface ModuleName {
  /** As its folder, its path and its call have it. */
  folder: string
  type: string
  value: string
  /** The name as people read it. */
  title: string
}

/** @param folder lower-case words with hyphens between them @returns null where it is none */
export function readModuleName(folder: string): ModuleName | null {
  if (!/^[a-z]{2,}(?:-[a-z]{2,})*$/.test(folder)) return null
  const words = folder.split('-')
  const type = words.map(capitalise).join('')
  return { folder, type, value: type.charAt(0).toLowerCase() + type.slice(1), title: capitalise(words.join(' ')) }
}

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What the page says before somebody writes its messages, by language. */
const texts: Readonly<Record<string, (title: string) => readonly [title: string, text: string]>> = {
  en: title => [`Page “${title}”`, `Page “${title}” of {site}.`],
  de: title => [`Seite „${title}“`, `Seite „${title}“ von {site}.`],
  es: title => [`Página «${title}»`, `Página «${title}» de {site}.`],
  fr: title => [`Page «\u00a0${title}\u00a0»`, `Page «\u00a0${title}\u00a0» de {site}.`],
  it: title => [`Pagina «${title}»`, `Pagina «${title}» di {site}.`],
  ja: title => [`「${title}」のページ`, `{site}の「${title}」のページです。`],
}

const messagesFile = (folder: string, [title, text]: readonly [string, string]): string =>
  `${JSON.stringify({ [folder]: { [`${folder}-title`]: title, [`${folder}-text`]: text } }, null, 2)}\n`

/** The contents of all files by path from the project's root. */
export function moduleFiles(name: ModuleName): Readonly<Record<string, string>> {
  const { folder, type, value, title } = name
  const module = `src/modules/${folder}`
  return {
    [`${module}/README.md`]: `# ${title}

What the module is for, in two sentences.

## States

None yet.

## Tables

None yet.

## Who may do what

| what | who |
|---|---|
| read | everybody |

## Screens and calls

- \`/${folder}\`
- call: \`/api/${folder}\`

## Background work

None of its own.

## Where to begin reading

- \`${module}/domain/${folder}.ts\`: the rules.
- \`${module}/module.ts\`: what is made when the application starts.
`,
    [`${module}/module.ts`]: `import { create${type} } from './use-cases/${folder}.ts'

/** Makes the services of this module. Routes, jobs and the database come from a parameter of the type Application (src/modules/sites). */
export const start${type} = () => ({ ${value}: create${type}() })
`,
    [`${module}/domain/${folder}.ts`]: `/** What the page and the call show. */
export interface ${type}Summary {
  site: string
}

/** @param platform the site that is asked */
export const summarise${type} = ({ displayName }: { displayName: string }): ${type}Summary => ({ site: displayName })
`,
    [`${module}/domain/${folder}.test.ts`]: `import { expect, test } from 'vitest'
import { summarise${type} } from './${folder}.ts'

test('the summary names the site', () => {
  expect(summarise${type}({ displayName: 'Open Letters' })).toEqual({ site: 'Open Letters' })
})
`,
    [`${module}/use-cases/${folder}.ts`]: `import type { PlatformFacts } from '../../sites/domain/platform.ts'
import { summarise${type}, type ${type}Summary } from '../domain/${folder}.ts'

export interface ${type} {
  summary(platform: PlatformFacts): Promise<${type}Summary>
}

export const create${type} = (): ${type} => ({ summary: async platform => summarise${type}(platform) })
`,
    [`${module}/api/dependencies.ts`]: `/** The properties that this module adds to the dependencies of the API's routes. */
import type { ${type} } from '../use-cases/${folder}.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    ${value}: ${type}
  }
}
`,
    [`${module}/api/routes.ts`]: `import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'

const summarySchema = z.object({ site: z.string() }).describe('The site that was asked.')

export const ${value}Routes: FastifyPluginAsyncZod<ApiDependencies> = async (app, { ${value}, platformOf }) => {
  app.route({
    method: 'GET',
    url: '/api/${folder}',
    schema: { tags: ['platform'], summary: '${title} of this site', response: { 200: summarySchema } },
    handler: async ({ host }) => await ${value}.summary(platformOf(host)),
  })
}
`,
    [`${module}/pages/context.ts`]: `/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { ${type} } from '../use-cases/${folder}.ts'

/** What loaders and actions of pages may use of this module. */
export interface ${type}Services {
  ${value}: ${type}
}
export const ${value}Context = createContext<${type}Services>()
`,
    [`${module}/pages/load.ts`]: `import type { LoaderFunctionArgs } from 'react-router'
import { pageRequestContext } from '../../sites/pages/context.ts'
import { ${value}Context } from './context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { ${value} } = context.get(${value}Context)
  return await ${value}.summary(platform)
}
`,
    [`${module}/pages/messages.ts`]: `/** The messages that only the pages of this module use. */
import type { Catalogue } from '../../../core/text/message.ts'
import { registerMessages } from '../../sites/text/load-text.ts'

registerMessages('${folder}', import.meta.glob<Catalogue>('../messages/*.json', { query: '?namespace=${folder}', import: 'default' }))
`,
    [`${module}/pages/route.tsx`]: `import { useLoaderData } from 'react-router'
import { PageHead } from '../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../sites/text/text.tsx'
import type { loader } from './load.ts'
import './messages.ts'

export { loader } from './load.ts'

/** Works without JavaScript. */
export default withMessages(['${folder}'], function ${type}() {
  const { site } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <main id="content">
      <PageHead title={t('${folder}-title')} />
      <h1>{t('${folder}-title')}</h1>
      <p>{t('${folder}-text', { site })}</p>
    </main>
  )
})
`,
    ...Object.fromEntries(
      Object.entries(texts).map(([language, textsOf]) => [`${module}/messages/${language}.json`, messagesFile(folder, textsOf(title))]),
    ),
    [`${module}/messages/messages.ts`]: `/** The messages of this module by namespace. */
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
`,
    [`tests/api/${folder}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'

let recto: TestApp
beforeAll(async () => {
  recto = await buildTestApp()
})
afterAll(async () => {
  await recto.close()
})

test('the call and the page name the site', async () => {
  const { platform } = recto.platforms.ofHost('localhost')
  const call = await recto.app.inject({ method: 'GET', url: '/api/${folder}' })
  expect(call.json()).toEqual({ site: platform.displayName })
  const page = await recto.app.inject({ method: 'GET', url: '/${folder}', headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(\`Page “${title}” of \${platform.displayName}.\`)
})
`,
  }
}
