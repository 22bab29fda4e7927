/** A parsed XML document for the handlers: plain objects, decoded text, no comments and no processing instructions. */
export interface XmlElement {
  /** Local name without prefix; a name outside JATS has a known prefix: `mml:math`, `tp:taxon-name`, `ali:license_ref`. */
  name: string
  /** Keys such as `id`, `xlink:href`, `xml:lang`: known namespaces have their usual prefix whatever the source called it. */
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
  /** 1-based line of the start tag in the source. */
  line: number
}
