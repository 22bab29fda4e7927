import { expect } from 'vitest'
import type { z } from 'zod'
import type { TestApp } from './app.ts'

/** Calls the API, and returns the response after checking that it matches the schema exactly. */
export const clientInfo =
  (library: TestApp) =>
  async <Schema extends z.ZodType>(schema: Schema, url: string, host = 'localhost'): Promise<z.output<Schema>> => {
    const answer = await library.app.inject({ url, headers: { host } })
    expect(answer.statusCode, answer.body).toBe(200)
    const parsed = schema.parse(answer.json())
    expect(answer.json()).toEqual(parsed)
    return parsed
  }
