/** Uploads by tus that are interrupted, and sent by two connections at once: whole in the end, with the right hash (decision 0117). */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ClientSetting, type Counts, repeatTimeout } from './clients.ts'
import { type Answer, isAway } from './processes.ts'

const minBytes = 100_000
const maxBytes = 3_000_000
const maxPart = 700_000
/** Stored; another offset by now; another request has it; the checksum of what arrived does not match; its body broke off. */
const expected = [204, 409, 423, 460, 400]

/** @param hashOf of the content that is stored under a hash; null: there is none */
export async function sendUploads(hashOf: (sha256: string) => Promise<string | null>, setting: ClientSetting): Promise<Counts> {
  const { ask, cookie, random, onFailure, isEnding } = setting
  const tus = { cookie, 'tus-resumable': '1.0.0' }
  const metadata = `purpose ${Buffer.from('campaign').toString('base64')},filename ${Buffer.from('film.bin').toString('base64')}`
  let uploads = 0
  let bytes = 0
  let atOnce = 0
  let refused = 0

  async function until(send: () => Promise<Answer | null>, isGood: (answer: Answer) => boolean): Promise<Answer> {
    let last: Answer | null = null
    for (const end = Date.now() + repeatTimeout; Date.now() < end; await wait(100)) {
      last = await send()
      if (!isAway(last) && isGood(last)) return last
    }
    throw new Error(`the last answer was ${last?.status}: ${last?.body}`)
  }

  async function sendOne(content: Buffer): Promise<void> {
    const headers = { ...tus, 'upload-length': String(content.length), 'upload-metadata': metadata }
    const created = await until(
      () => ask('/uploads', { method: 'POST', headers }),
      ({ status }) => status === 201,
    )
    const path = created.headers.get('location') ?? ''
    let acknowledged = 0
    const offsetNow = async () => {
      const head = await until(
        () => ask(path, { method: 'HEAD', headers: tus }),
        ({ status }) => status === 200,
      )
      const offset = Number(head.headers.get('upload-offset'))
      if (offset < acknowledged) onFailure(`${path}: ${acknowledged} bytes were acknowledged, and ${offset} are there`)
      return offset
    }
    const send = async (offset: number, part: Buffer) => {
      const checksum = random.chance(0.5) && { 'upload-checksum': `sha256 ${createHash('sha256').update(part).digest('base64')}` }
      const sentHeaders = {
        ...{ ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
        ...checksum,
      }
      const timeout = random.chance(0.2) ? 1 + random.below(100) : undefined
      const body = new Uint8Array(part)
      const answer = await ask(path, { method: 'PATCH', headers: sentHeaders, body, ...(timeout !== undefined && { timeout }) })
      if (isAway(answer)) return
      if (!expected.includes(answer.status)) onFailure(`${path}: a part was answered ${answer.status}: ${answer.body}`)
      if (answer.status === 204) acknowledged = Math.max(acknowledged, Number(answer.headers.get('upload-offset')))
      else refused += 1
    }
    for (let offset = 0; offset < content.length; offset = await offsetNow()) {
      const part = content.subarray(offset, offset + 1 + random.below(maxPart))
      const isTwice = random.chance(0.2)
      if (isTwice) atOnce += 1
      await Promise.all([
        send(offset, part),
        ...(isTwice ? [send(offset, content.subarray(offset, offset + 1 + random.below(maxPart)))] : []),
      ])
    }
    // Whoever was killed after the last byte has not examined the file yet: an empty part at its end asks for that.
    await until(
      () =>
        ask(path, {
          method: 'PATCH',
          headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(content.length) },
        }),
      ({ status }) => status === 204,
    )
    const sha256 = createHash('sha256').update(content).digest('hex')
    const stored = await hashOf(sha256)
    if (stored !== sha256) onFailure(`${path}: what is stored is ${stored === null ? 'another file' : `not ${sha256}, but ${stored}`}`)
    await until(
      () => ask(path, { method: 'DELETE', headers: tus }),
      ({ status }) => [204, 404].includes(status),
    )
    uploads += 1
    bytes += content.length
  }

  while (!isEnding()) {
    try {
      await sendOne(randomBytes(minBytes + random.below(maxBytes - minBytes)))
    } catch (error) {
      onFailure(`an upload came to no end: ${String(error)}`)
      break
    }
    await wait(random.below(300))
  }
  return { uploads, megabytes: Math.round(bytes / 1e6), 'sent by two at once': atOnce, 'parts refused': refused }
}
