/**
 * Where the code puts the key of a message together out of parts. Such a key says neither which messages it can name nor that one of them is
 * missing: keys are literals, choices between literals, or come from a list that `messageKeys` declares.
 */
import { type ESTree, Visitor } from 'vite'
import { parseTypeScript } from '../read-sources.ts'
import { lineAt } from './declared-keys.ts'

/** Functions that take a key, with its place among their arguments: those of a text, lookups, and the one that makes a validation error. */
const takesKey = new Map(Object.entries({ t: 0, put: 0, translateKey: 0, invalid: 0, lookUpMessage: 1, findMessage: 1, nameByKey: 1 }))
/** Functions, properties and attributes that have keys, and other texts too. */
const mayTakeKey = new Set(['said', 'key', 'title', 'message', 'label', 'help', 'description', 'word', 'text'])

/** A template with a value in it, or a sum. */
type Composed = ESTree.TemplateLiteral | ESTree.BinaryExpression

/**
 * The lines in which a key is composed, each once.
 * @param keys those of all messages
 * @throws where the file has an error of syntax
 */
export function composedKeys(path: string, text: string, keys: readonly string[]): number[] {
  const refused: ESTree.Node[] = []
  /** In all of the file, those that have the form of a key. */
  const keyLike: Composed[] = []
  /** What is declared as a MessageKey, or as made of them. */
  const typed: ESTree.Node[] = []
  const constants = new Map<string, ESTree.Node>()
  const namesUsed = new Set<string>()

  const seeKey = (node: ESTree.Node): void => {
    const parts = choicesOf(node)
    for (const part of parts) if (part.type === 'Identifier') namesUsed.add(part.name)
    refused.push(...parts.filter(isComposed))
  }
  const seeText = (node: ESTree.Node): void => {
    refused.push(...choicesOf(node).filter(part => isComposed(part) && hasFormOfKey(part, keys)))
  }
  const seeNamed = (name: string | null, value: ESTree.Node | undefined): void => {
    if (name !== null && value !== undefined && mayTakeKey.has(name)) seeText(value)
  }
  const seeComposed = (node: Composed): void => {
    if (isComposed(node) && hasFormOfKey(node, keys)) keyLike.push(node)
  }
  const isKeyType = (type: ESTree.Node | null | undefined): boolean =>
    type !== null && type !== undefined && /\bMessageKey\b/.test(text.slice(type.start, type.end))
  const seeFunction = ({ returnType, body }: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    if (isKeyType(returnType) && body !== null) typed.push(body)
  }

  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee)
      const place = takesKey.get(name ?? '')
      const key = place === undefined ? undefined : given[place]
      if (key === undefined) seeNamed(name, given[0])
      else seeKey(key)
    },
    // As in `{ key: …, values: … }`.
    Property: ({ key, value }) => seeNamed(nameOf(key), value),
    JSXAttribute: ({ name, value }) => {
      // The attribute `key` is React's.
      if (name.type === 'JSXIdentifier' && name.name !== 'key' && value?.type === 'JSXExpressionContainer')
        seeNamed(name.name, value.expression)
    },
    VariableDeclarator: ({ id, init }) => {
      if (init === null) return
      if (id.type === 'Identifier') constants.set(id.name, init)
      if (id.type === 'Identifier' && isKeyType(id.typeAnnotation)) typed.push(init)
    },
    ArrowFunctionExpression: seeFunction,
    FunctionDeclaration: seeFunction,
    TSAsExpression: ({ expression, typeAnnotation }) => {
      // Whatever is cast to a key.
      if (isKeyType(typeAnnotation)) refused.push(expression)
      // The type of such a template is made of literals, so that the compiler takes it for a key.
      else if (text.slice(typeAnnotation.start, typeAnnotation.end) === 'const') seeText(expression)
    },
    TSSatisfiesExpression: ({ expression, typeAnnotation }) => {
      if (isKeyType(typeAnnotation)) typed.push(expression)
    },
    TemplateLiteral: seeComposed,
    BinaryExpression: seeComposed,
  }).visit(parseTypeScript(path, text).program)

  for (const name of namesUsed) {
    const value = constants.get(name)
    if (value !== undefined) seeText(value)
  }
  refused.push(...keyLike.filter(node => typed.some(({ start, end }) => start <= node.start && node.end <= end)))
  return [...new Set(refused.map(({ start }) => lineAt(text, start)))].toSorted((one, other) => one - other)
}

const nameOf = (node: ESTree.Node): string | null => (node.type === 'Identifier' ? node.name : null)

/** What an expression can be: both ends of a condition, and what stands in parentheses or before a type. */
function choicesOf(node: ESTree.Node): ESTree.Node[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...choicesOf(node.consequent), ...choicesOf(node.alternate)]
    case 'LogicalExpression':
      return [...choicesOf(node.left), ...choicesOf(node.right)]
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return choicesOf(node.expression)
    default:
      return [node]
  }
}

const isComposed = (node: ESTree.Node): node is Composed =>
  (node.type === 'TemplateLiteral' && node.expressions.length > 0) || (node.type === 'BinaryExpression' && node.operator === '+')

/** Whether a message has a key of this form: words that are joined by hyphens, the first of them written out. */
function hasFormOfKey(node: Composed, keys: readonly string[]): boolean {
  const texts = node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw) : [textOf(node.left), textOf(node.right)]
  const [beginning = '', end = ''] = [texts.at(0), texts.at(-1)]
  if (!/^[a-z][\w-]*-$/.test(beginning) || !texts.every(part => /^[\w-]*$/.test(part))) return false
  return keys.some(key => key.length > beginning.length + end.length && key.startsWith(beginning) && key.endsWith(end))
}

const textOf = (node: ESTree.Node): string => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : '')
