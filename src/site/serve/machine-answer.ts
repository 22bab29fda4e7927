/** An item as machines ask for it: by the Accept header on its page's address, or at the form's own address. */
import { writeCitation } from '../../domain/citation/citation-format.ts'
import { citeWork } from '../../domain/citation/csl-item.ts'
import { chooseMediaType } from '../../domain/http/choose-media-type.ts'
import { jsonLdDocument } from '../../domain/metadata/head-html.ts'
import type { MetadataSite } from '../../domain/metadata/item-metadata.ts'
import { itemJsonLd } from '../../domain/metadata/json-ld.ts'
import {
  type AskedItem,
  addressedForms,
  formPath,
  type MachineForm,
  machineForms,
  readItemAddress,
} from '../../domain/metadata/machine-forms.ts'
import { linkset } from '../../domain/metadata/signposting.ts'
import { splitLanguage } from '../../domain/platform/languages.ts'
import type { ItemDescription } from '../../use-cases/reading/describe-item.ts'
import type { Found } from '../../use-cases/reading/reading.ts'

export interface ItemRequest extends AskedItem {
  /** Null for the page. */
  form: MachineForm | null
  /** The address is the page's, which has other forms too. */
  negotiated: boolean
}

const formOfType: ReadonlyMap<string, MachineForm | null> = new Map([
  // The first one is what a client gets that takes everything.
  ['text/html', null] as const,
  ['application/xhtml+xml', null] as const,
  ...([...addressedForms, 'jats'] as const).map(form => [machineForms[form].mediaType, form] as const),
])

/** @param url as in the request line. Null where it is no item's. A client that takes none of the forms gets the page. */
export function readItemRequest(url: string, accept: string | undefined): ItemRequest | null {
  const item = readItemAddress(splitLanguage(url).path)
  if (item === null) return null
  if (item.form !== null) return { ...item, form: item.form, negotiated: false }
  return { ...item, form: formOfType.get(chooseMediaType(accept, [...formOfType.keys()]) ?? '') ?? null, negotiated: true }
}

export function machineAnswer(
  found: Found<ItemDescription>,
  { form, negotiated }: { form: MachineForm; negotiated: boolean },
  site: MetadataSite,
): Response {
  switch (found.kind) {
    case 'missing':
      return failure(404, 'There is no such item.')
    case 'elsewhere':
      return redirect(301, negotiated || form === 'jats' ? found.path : formPath(found.path, form))
    case 'found':
      return present(found.item, form, site)
  }
}

function present({ metadata, references }: ItemDescription, form: MachineForm, site: MetadataSite): Response {
  const answer = (content: string): Response =>
    new Response(content, {
      headers: {
        'Content-Type': contentTypeOf(machineForms[form].mediaType),
        'Access-Control-Allow-Origin': '*',
        Link: `<${site.origin}${metadata.path}>; rel="describes"; type="text/html"`,
      },
    })
  switch (form) {
    case 'json-ld':
      return answer(JSON.stringify(jsonLdDocument([itemJsonLd(metadata, site, references)])))
    case 'linkset':
      return answer(JSON.stringify(linkset(metadata, site)))
    case 'bibtex':
      return answer(writeCitation('BIBTEX', citeWork(metadata, site)))
    case 'ris':
      return answer(writeCitation('RIS', citeWork(metadata, site)))
    case 'csl-json':
      // One item and no list of them, as registration agencies answer for a DOI.
      return answer(JSON.stringify(citeWork(metadata, site)))
    case 'jats': {
      const source = metadata.files.find(({ role }) => role === 'jats')
      return source === undefined ? failure(406, 'This item has no JATS.') : redirect(303, source.url)
    }
  }
}

/** JSON is UTF-8 by its own rule. */
const contentTypeOf = (mediaType: string): string => (mediaType.endsWith('json') ? mediaType : `${mediaType}; charset=utf-8`)

const redirect = (status: number, path: string): Response => new Response(null, { status, headers: { Location: path } })
const failure = (status: number, message: string): Response => Response.json({ errors: [{ message }] }, { status })
