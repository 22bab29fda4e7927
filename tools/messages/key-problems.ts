/** What is wrong with the keys of messages in the code. */
import { composedKeys } from './composed-keys.ts'
import { declaredKeys, type ReadSource } from './declared-keys.ts'
import { writtenTexts } from './written-texts.ts'

interface KeyProblems {
  /** Places with what is wrong there, such as a key of a list that no message has. */
  problems: string[]
  /** The keys that no file can show. */
  unused: ReadonlySet<string>
}

/** @param keys those of all messages @throws where a file has an error of syntax */
export function keyProblems(keys: ReadonlySet<string>, files: readonly string[], read: ReadSource): KeyProblems {
  const problems: string[] = []
  const used = new Set<string>()
  const known = [...keys]
  for (const path of files) {
    const text = read(path)
    for (const written of writtenTexts(path, text)) used.add(written)
    for (const declared of declaredKeys(path, read)) {
      if ('problem' in declared) problems.push(`${path}:${declared.line}: ${declared.problem}.`)
      else
        for (const key of declared.keys) {
          used.add(key)
          if (!keys.has(key)) problems.push(`${path}:${declared.line}: there is no message ${key}.`)
        }
    }
    for (const line of composedKeys(path, text, known))
      problems.push(`${path}:${line}: the key of a message is composed. Declare its list by messageKeys (src/core/text/message-keys.ts).`)
  }
  return { problems, unused: keys.difference(used) }
}
