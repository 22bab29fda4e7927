/** A parsed XML document as the handlers see it: plain objects, text already decoded, no comments and no processing instructions. */
export interface XmlElement {
  /** Local name, without prefix; a name outside JATS keeps a known prefix: `mml:math`, `tp:taxon-name`, `ali:license_ref`. */
  name: string
  /** Keys as `id`, `xlink:href`, `xml:lang`: known namespaces have their usual prefix whatever the source called it. */
  attributes: Readonly<Record<string, string>>
  children: (XmlElement | string)[]
  /** 1-based line of the start tag in the source. */
  line: number
}
