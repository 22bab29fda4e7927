import { expect } from 'vitest'
import type { z } from 'zod'
import type { TestApp } from './app.ts'

/** Asks a call and returns what is answered, proven to be of the schema and to hold nothing besides. */
export const clientInfo =
  (library: TestApp) =>
  async <Schema extends z.ZodType>(schema: Schema, url: string, host = 'localhost'): Promise<z.output<Schema>> => {
    const answer = await library.app.inject({ url, headers: { host } })
    expect(answer.statusCode, answer.body).toBe(200)
    const parsed = schema.parse(answer.json())
    expect(answer.json()).toEqual(parsed)
    return parsed
  }
