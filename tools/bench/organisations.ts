/** Organisations as many as the registry has, made of a sample of it by changing their places, so that their words are as common as there. */
import { readFileSync } from 'node:fs'
import type { Organisation } from '../../src/modules/accounts/domain/organisations/organisation.ts'
import type { DumpRecord } from '../../src/modules/accounts/external/organisations/ror-dump.ts'
import { readRorRecord } from '../../src/modules/accounts/external/organisations/ror-record.ts'

/** @param path of a file with a record of the registry in each line */
export function readSample(path: string): Organisation[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .flatMap(line => {
      const record = readRorRecord(JSON.parse(line))
      return record.kind === 'organisation' ? [record.organisation] : []
    })
}

/** The first of them are the sample itself. */
export async function* makeOrganisations(sample: readonly Organisation[], count: number): AsyncGenerator<DumpRecord> {
  for (let made = 0; made < count; made += 1) {
    const [original, other] = [sample[made % sample.length], sample[(made * 31 + 7) % sample.length]]
    if (original === undefined || other === undefined) return
    const turn = Math.floor(made / sample.length)
    yield { kind: 'organisation', organisation: turn === 0 ? original : vary(original, other, made) }
  }
}

function vary(original: Organisation, other: Organisation, number: number): Organisation {
  const [from, to] = [original.place.name, other.place.name ?? 'Elsewhere']
  const rename = (name: string): string => (from !== null && name.includes(from) ? name.replace(from, to) : `${name} ${to}`)
  return {
    ...original,
    ror: `https://ror.org/0${number.toString(36).padStart(6, '0')}${String(number % 97).padStart(2, '0')}`,
    name: rename(original.name),
    otherNames: original.otherNames.map(({ type, name }) => ({ type, name: type === 'acronym' ? name : rename(name) })),
    place: other.place,
  }
}

/** What people type: the beginnings of names, what is in the middle of them, and what nearly all begin with. */
export function typedTexts(sample: readonly Organisation[]): { what: string; texts: string[] }[] {
  const names = sample.filter((_, index) => index % 37 === 0).map(({ name }) => name)
  const words = (name: string): string[] => name.split(/\s+/)
  return [
    { what: 'first three letters', texts: names.map(name => name.slice(0, 3)) },
    { what: 'first eight letters', texts: names.map(name => name.slice(0, 8)) },
    { what: 'a whole name', texts: names },
    { what: 'a word from the middle', texts: names.map(name => words(name).toSorted((a, b) => b.length - a.length)[0] ?? name) },
    {
      what: 'two words, each begun',
      texts: names.map(name =>
        words(name)
          .slice(-2)
          .map(word => word.slice(0, 4))
          .join(' '),
      ),
    },
    {
      what: 'words that most names have',
      texts: [
        'uni',
        'university',
        'university of',
        'inst res',
        'hospital gen',
        'nat cen',
        'res uni',
        'institute of technology',
        'of the',
        'ministry of',
        'college med',
        'univ tech',
        'and',
        'for res',
      ],
    },
    { what: 'nothing of the name', texts: ['xyzzy', 'qqq', 'zzzz university', 'university qqq'] },
  ]
}
