/**
 * The logo in emails. Their HTML loads nothing from elsewhere, so the image travels with the email, and its HTML names it by an id that
 * says whose logo it is.
 */
export interface EmailLogo {
  /** Without angle brackets. */
  contentId: string
  png: Buffer
}
/** @returns null for the key of no site */
export type FindEmailLogo = (platform: string) => Promise<Buffer | null>

export const logoSource = (platform: string): string => `cid:logo.${platform}@recto`

const source = /cid:(logo\.([\w-]+)@recto)/

/** The logo that the HTML shows; null where it shows none, as in emails that were queued before there were logos. */
export async function logoOfEmail(html: string, find: FindEmailLogo): Promise<EmailLogo | null> {
  const [, contentId = '', platform = ''] = source.exec(html) ?? []
  const png = contentId === '' ? null : await find(platform)
  return png && { contentId, png }
}

/** The HTML with the image itself in it, for a page that shows it. */
export async function withInlineLogo(html: string, find: FindEmailLogo): Promise<string> {
  const logo = await logoOfEmail(html, find)
  return logo === null ? html : html.replace(source, `data:image/png;base64,${logo.png.toString('base64')}`)
}

/** Draws each logo once. @param draw undefined for the key of no site */
export function createEmailLogos(draw: (platform: string) => Promise<Buffer> | undefined): FindEmailLogo {
  const drawn = new Map<string, Promise<Buffer>>()
  return async platform => {
    const logo = drawn.get(platform) ?? draw(platform)
    if (logo === undefined) return null
    drawn.set(platform, logo)
    return await logo
  }
}
