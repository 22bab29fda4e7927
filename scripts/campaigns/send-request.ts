import { type RequestOptions, request } from 'node:http'

export interface Answer {
  /** 0 where the server ended the connection without an answer, or gave none in time. */
  status: number
  /** False where the connection ended before the answer did. */
  isWhole: boolean
  /** From the request to the end of the answer. */
  milliseconds: number
}

/** Never rejects. @param onData is given the parts of the answer's body */
export function sendRequest(
  options: RequestOptions,
  body: Buffer | null = null,
  onData: (part: Buffer) => void = () => undefined,
): Promise<Answer> {
  const start = performance.now()
  return new Promise(resolve => {
    const end = (status: number, isWhole: boolean) => resolve({ status, isWhole, milliseconds: performance.now() - start })
    let hasAnswer = false
    const sent = request({ host: '127.0.0.1', ...options }, answer => {
      hasAnswer = true
      answer.on('data', onData)
      answer.on('error', () => undefined)
      answer.on('close', () => end(answer.statusCode ?? 0, answer.complete))
    })
    sent.on('timeout', () => sent.destroy())
    // A server that refuses a body answers before it has all of it: what fails then is the sending, and the answer counts.
    sent.on('error', () => {
      if (!hasAnswer) end(0, false)
    })
    sent.end(body ?? undefined)
  })
}
