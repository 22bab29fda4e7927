/** The files of messages of all modules, as they are written. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Language, languages } from '../../src/core/text/languages.ts'
import { listFiles, root } from '../read-sources.ts'

/** Texts by namespace and key, joined with a dot: `comments.comment-count`. */
export type Texts = ReadonlyMap<string, string>

export interface ModuleTexts {
  /** Relative to the project's root, as in `src/modules/comments/messages`. */
  folder: string
  /** The module’s; `shared` for those of `src/messages`. */
  name: string
  texts: Readonly<Record<Language, Texts>>
}

/** The key of a text, without its namespace. */
export const keyOf = (name: string): string => name.slice(name.indexOf('.') + 1)

const fileSchema = z.record(z.string(), z.record(z.string(), z.string()))

/** The texts of a file of messages. @param path absolute, or relative to the working folder @throws where it has another form */
export function readTexts(path: string): Texts {
  const namespaces = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  return new Map(
    Object.entries(namespaces).flatMap(([namespace, texts]) => Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text])),
  )
}

export function readModules(): ModuleTexts[] {
  const folders = listFiles('src')
    .filter(path => /^src\/(?:modules\/[^/]+\/)?messages\/en\.json$/.test(path))
    .map(path => path.slice(0, -'/en.json'.length))
  return folders.map(folder => {
    const read = (language: Language): Texts => readTexts(join(root, folder, `${language}.json`))
    const [, name = 'shared'] = /^src\/modules\/([^/]+)/.exec(folder) ?? []
    return { folder, name, texts: { en: read('en'), de: read('de'), es: read('es'), fr: read('fr'), it: read('it'), ja: read('ja') } }
  })
}

/** The languages that are translated from English. */
export const translated = languages.filter(language => language !== 'en')
