/** Checks whether a brand's folder is complete, and its colours readable. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contrastErrors, describeContrastError } from '../../../../brands/contrast.ts'
import { loadBrand } from '../../../../brands/load-brands.ts'
import { OperatorError } from '../../../../core/operator-error.ts'
import type { Catalogue } from '../../../../core/text/message.ts'
import { readPlatformInfo } from '../../domain/platform-info.ts'

export interface BrandCheck {
  key: string
  /** The site's name; the key where it cannot be read. */
  name: string
  /** Null: the front page begins with its content. */
  layout: string | null
  /** Each error is one line; the list is empty where there are none. */
  problems: string[]
}

/**
 * @param brands the folder of all brands
 * @param messages of all modules, in English
 */
export async function checkBrand(key: string, brands: string, messages: Catalogue): Promise<BrandCheck> {
  const directory = join(brands, key)
  try {
    const brand = await loadBrand(directory, key)
    const { displayName } = readPlatformInfo(brand.settings, `the brand “${key}”`)
    const files = ['mark.svg', ...(brand.hero === null ? [] : ['hero.svg']), ...brand.partnerLogos.map(({ file }) => file)]
    const missing = files.filter(file => !existsSync(join(directory, file)))
    const unknown = Object.keys(brand.text).filter(message => !Object.hasOwn(messages, message))
    return {
      key,
      name: displayName,
      layout: brand.hero?.layout ?? null,
      problems: [
        ...missing.map(file => `There is no ${file}.`),
        ...unknown.map(message => `text.ts: there is no message “${message}”.`),
        ...contrastErrors(brand.palette).map(fault => `tokens.css: ${describeContrastError(fault)}.`),
      ],
    }
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    return { key, name: key, layout: null, problems: [error.message] }
  }
}
