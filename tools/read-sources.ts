/** The project's own files, as git knows them, and the syntax of those in TypeScript: what the counting tools read. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'

export const root = resolve(import.meta.dirname, '..')

/** Relative to the root, sorted; with those that are not committed yet, without those that are ignored or deleted. */
export function listFiles(...folders: string[]): string[] {
  const list = (...options: string[]): string[] =>
    execFileSync('git', ['ls-files', '-z', ...options, '--', ...folders], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
      .split('\0')
      .filter(Boolean)
  const deleted = new Set(list('--deleted'))
  return [...new Set(list('--cached', '--others', '--exclude-standard'))].filter(path => !deleted.has(path)).toSorted()
}

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8')

export interface Syntax {
  program: ESTree.Program
  comments: readonly { value: string; start: number; end: number }[]
}

/** @throws where the file has an error of syntax */
export function parseTypeScript(path: string, text: string): Syntax {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  return { program, comments }
}
