import { expect, test } from 'vitest'
import type { Catalogue } from '../core/text/message.ts'
import { messages } from './messages.ts'

const files = import.meta.glob<Catalogue>('./*.json', { query: '?namespace=lists', import: 'default' })

test('one namespace of a messages file is imported without the others', async () => {
  expect(await files['./de.json']?.()).toEqual(messages.de.lists)
})
