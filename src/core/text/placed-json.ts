/** Parses JSON that people write, with the place of each value for error messages. */

export type JsonPath = readonly PropertyKey[]

export interface TextPlace {
  /** Lines are counted from 1. */
  line: number
  /** Both count from 1, in UTF-16 units, as editors count. */
  column: number
}

export interface PlacedJson {
  value: unknown
  /** The place of a property's name or of an element; for a missing one, that of the nearest parent. */
  placeOf: (path: JsonPath) => TextPlace
  /** Properties that an object names more than once, of which the last would count. */
  repeated: JsonPath[]
}

/** The text is invalid JSON; the message describes the error at its place. */
export class JsonTextError extends Error {
  override name = 'JsonTextError'
  readonly place: TextPlace
  constructor(message: string, place: TextPlace) {
    super(message)
    this.place = place
  }
}

/** Lists and objects within each other. */
const deepest = 100

/** @throws JsonTextError */
export function readPlacedJson(text: string): PlacedJson {
  const reader = new Walker(text)
  reader.walk()
  const { offsets, repeated } = reader
  return {
    value: JSON.parse(text),
    placeOf: path => {
      for (let length = path.length; length > 0; length -= 1) {
        const offset = offsets.get(keyOf(path.slice(0, length)))
        if (offset !== undefined) return placeAt(text, offset)
      }
      return placeAt(text, offsets.get(keyOf([])) ?? 0)
    },
    repeated,
  }
}

/** `homepage.blocks[2].items` */
export function writeJsonPath(path: JsonPath): string {
  const written = path.map(step => {
    if (typeof step === 'number') return `[${step}]`
    const name = String(step)
    return /^[\w$-]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`
  })
  return written.join('').replace(/^\./, '')
}

const keyOf = (path: JsonPath): string => JSON.stringify(path.map(step => (typeof step === 'number' ? step : String(step))))

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/)
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** Follows the grammar of RFC 8259, and accepts nothing that `JSON.parse` rejects. */
class Walker {
  readonly offsets = new Map<string, number>()
  readonly repeated: JsonPath[] = []
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  walk(): void {
    this.#space()
    if (this.#at === this.#text.length) this.#fail('The file is empty')
    this.#value([])
    this.#space()
    if (this.#at < this.#text.length) this.#fail('Nothing may follow the end of the whole')
  }

  #value(path: JsonPath): void {
    this.#space()
    if (!this.offsets.has(keyOf(path))) this.offsets.set(keyOf(path), this.#at)
    if (path.length > deepest) this.#fail(`Lists and objects lie too deep within each other: at most ${deepest}`)
    const sign = this.#text[this.#at]
    if (sign === '{') this.#object(path)
    else if (sign === '[') this.#list(path)
    else if (sign === '"') this.#string()
    else this.#plain()
  }

  #object(path: JsonPath): void {
    const names = new Set<string>()
    this.#members('}', () => {
      const start = this.#at
      if (this.#text[start] !== '"') this.#fail(`A name in double quotes must stand here${this.#instead()}`)
      const name = this.#string()
      const own = [...path, name]
      this.offsets.set(keyOf(own), start)
      if (names.has(name)) this.repeated.push(own)
      names.add(name)
      this.#space()
      if (this.#text[this.#at] !== ':') this.#fail(`A colon must follow “${name}”${this.#instead()}`)
      this.#at += 1
      this.#value(own)
    })
  }

  #list(path: JsonPath): void {
    let index = 0
    this.#members(']', () => {
      this.#value([...path, index])
      index += 1
    })
  }

  #members(end: string, member: () => void): void {
    this.#at += 1
    this.#space()
    if (this.#text[this.#at] === end) {
      this.#at += 1
      return
    }
    for (;;) {
      this.#space()
      member()
      this.#space()
      const sign = this.#text[this.#at]
      if (sign !== ',' && sign !== end) this.#fail(`A comma or ${end} must stand here${this.#instead()}`)
      this.#at += 1
      if (sign === end) return
      const comma = this.#at - 1
      this.#space()
      if (this.#text[this.#at] === end) {
        this.#at = comma
        this.#fail('This comma is one too many: nothing follows it')
      }
    }
  }

  #string(): string {
    const start = this.#at
    const [found] =
      /^"(?:[^"\\\p{Cc}\u{7f}-\u{9f}]|[\u{7f}-\u{9f}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/u.exec(this.#text.slice(start)) ?? []
    if (found !== undefined) {
      this.#at += found.length
      return String(JSON.parse(found))
    }
    const [line = ''] = /^"(?:[^"\\\r\n]|\\.)*"?/.exec(this.#text.slice(start)) ?? []
    if (!line.endsWith('"') || line.length === 1) this.#fail('This text has no end: a double quote is missing on the line')
    const invalid = /\\(?!["\\/bfnrt]|u[\da-fA-F]{4})|\t/.exec(line)
    this.#at += invalid?.index ?? 0
    return this.#fail(invalid?.[0] === '\t' ? 'A tab within a text is written \\t' : 'A backslash within a text is written \\\\')
  }

  #plain(): void {
    const [found] =
      /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/.exec(this.#text.slice(this.#at, this.#at + 400)) ?? []
    if (found === undefined) this.#fail(`A value must stand here${this.#instead()}`)
    this.#at += found.length
  }

  #space(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? '')) this.#at += 1
  }

  /** Describes the text at this place, and the usual reason. */
  #instead(): string {
    const rest = this.#text.slice(this.#at, this.#at + 200)
    if (rest === '') return ', and the file ends'
    if (/^(\/\/|\/\*|#)/.test(rest)) return '; JSON has no comments'
    if (/^['“”‘’]/u.test(rest)) return '; only the straight double quote " begins a text'
    const [word = rest.slice(0, 1)] = /^[\p{L}\p{N}_$]+/u.exec(rest) ?? []
    return `, and not ${JSON.stringify(word)}`
  }

  #fail(message: string): never {
    throw new JsonTextError(`${message}.`, placeAt(this.#text, this.#at))
  }
}
