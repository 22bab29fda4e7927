/**
 * Serves `/oai`, which aggregators and library catalogues harvest (OAI-PMH 2.0, http://www.openarchives.org/OAI/openarchivesprotocol.html).
 * Every response has the status 200: the document contains the protocol's errors (section 3.6).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originFor } from '../../../core/http/pages/web-request.ts'
import type { Catalogues } from '../../../core/text/message.ts'
import { contentTypeMessages } from '../../publications/components/content-type-messages.ts'
import { metadataSiteOf } from '../../publications/domain/metadata/item-metadata.ts'
import { contactOf } from '../../sites/domain/contact.ts'
import type { Site } from '../../sites/index.ts'
import { readIdentifier } from '../domain/oai/identifier.ts'
import type { ListPlace, Selection } from '../domain/oai/list-place.ts'
import { type OaiError, type OaiRequest, readOaiRequest } from '../domain/oai/request.ts'
import {
  getRecord,
  identify,
  listFormats,
  listIdentifiers,
  listRecords,
  listSets,
  type Repository,
  type Resumption,
  writeAnswer,
  writeError,
} from '../domain/oai/response.ts'
import { writeToken } from '../domain/oai/resumption-token.ts'
import type { Xml } from '../domain/syndication/xml.ts'
import type { Harvest, HarvestPart } from '../use-cases/harvest/harvest.ts'
import { createTranslate } from './feed-messages.ts'

export interface OaiDependencies {
  siteOf: (host: string) => Site
  harvest: Harvest
  /** The messages of all modules, by language. */
  messages: Catalogues
  now?: () => Date
}

const path = '/oai'

export async function serveOai(
  app: FastifyInstance,
  { siteOf, harvest, messages, now = () => new Date() }: OaiDependencies,
): Promise<void> {
  await app.register(async harvesters => {
    // Arguments come in the query string, or in a posted form if they are too long for one (section 3.1.1.2).
    harvesters.removeAllContentTypeParsers()
    harvesters.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    harvesters.get(path, (request, reply) => answer(request, reply, new URL(request.url, 'http://localhost').searchParams))
    harvesters.post(path, (request, reply) => answer(request, reply, new URLSearchParams(String(request.body ?? ''))))
  })

  async function answer(request: FastifyRequest, reply: FastifyReply, parameters: URLSearchParams) {
    const site = siteOf(request.host)
    const origin = originFor(site, request)
    reply.header('Cache-Control', 'no-store')
    if (origin === null) {
      return reply
        .code(400)
        .type('application/json; charset=utf-8')
        .send({ errors: [{ message: 'The Host header names no host.' }] })
    }
    const requested = readOaiRequest(parameters)
    const content = 'error' in requested ? requested.error : await perform(site, origin, requested.request)
    const error = 'code' in content ? content : null
    return reply.type('text/xml; charset=utf-8').send(
      writeAnswer({
        baseUrl: origin + path,
        requested: error?.code === 'badVerb' || error?.code === 'badArgument' ? null : parameters,
        at: now(),
        content: 'code' in content ? writeError(content) : content,
      }),
    )
  }

  async function perform(site: Site, origin: string, request: OaiRequest): Promise<Xml | OaiError> {
    const { platform } = site
    const repository: Repository = {
      site: metadataSiteOf(platform, origin),
      host: new URL(origin).hostname,
      email: contactOf(platform, 'info') ?? postmasterOf(new URL(origin).hostname, platform.key),
      baseUrl: origin + path,
    }
    const find = (identifier: string) => {
      const item = readIdentifier(repository.host, identifier)
      return item && harvest.record(platform.key, item)
    }
    switch (request.verb) {
      case 'Identify':
        // An empty repository has no changes before now.
        return identify(repository, (await harvest.earliest(platform.key)) ?? now())
      case 'ListSets': {
        const t = createTranslate({ brand: site.brand, language: 'en', messages })
        return listSets(platform.contentTypes.map(contentType => ({ contentType, name: t(contentTypeMessages[contentType].many) })))
      }
      case 'ListMetadataFormats': {
        const { identifier } = request
        return identifier === null || (await find(identifier)) !== null ? listFormats() : noSuchItem(identifier)
      }
      case 'GetRecord': {
        const record = await find(request.identifier)
        return record === null ? noSuchItem(request.identifier) : getRecord(repository, record)
      }
      case 'ListIdentifiers': {
        const part = await harvest.headers(platform.key, request)
        return part.total === 0 ? nothingMatches : listIdentifiers(repository, part.entries, resumptionOf(request, part))
      }
      case 'ListRecords': {
        const part = await harvest.records(platform.key, request)
        return part.total === 0 ? nothingMatches : listRecords(repository, part.entries, resumptionOf(request, part))
      }
    }
  }
}

/** OAI-PMH requires an email address, and every host that receives email has this one (RFC 5321, section 4.5.1). */
const postmasterOf = (host: string, key: string): string => `postmaster@${host.includes('.') ? host : `${key}.${host}`}`

const nothingMatches: OaiError = { code: 'noRecordsMatch', message: 'Nothing that is published matches these arguments.' }
const noSuchItem = (identifier: string): OaiError => ({ code: 'idDoesNotExist', message: `Nothing is published as ${identifier}.` })

/** The last of several parts has an empty token; a list in one part has none. */
function resumptionOf(
  { selection, after }: { selection: Selection; after: ListPlace | null },
  { total, next }: HarvestPart<unknown>,
): Resumption | null {
  if (next === null && after === null) return null
  return { token: next === null ? '' : writeToken(selection, next), total, cursor: after?.cursor ?? 0 }
}
