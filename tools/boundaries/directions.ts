/**
 * Which part of the code may import which. Parts are the folders of src/modules and the other folders of src; what is not named here is
 * refused. Layers within a module are the linter's (biome.json).
 */

/** Puts the modules together; nothing else imports them. */
const composition = ['main', 'cli', 'api', 'site', 'use-cases'] as const

const core = ['core'] as const
const sites = [...core, 'document', 'ui', 'brands', 'messages', 'sites'] as const
const accounts = [...sites, 'email', 'accounts'] as const
const publications = [...accounts, 'publications'] as const
const gateways = [...publications, 'discovery', 'gateways'] as const

export const directions: Readonly<Record<string, readonly string[]>> = {
  core: [],
  ui: [],
  document: core,
  // The messages that modules share. Each module keeps its own and adds their keys; src/site/messages.ts puts all together.
  messages: core,
  brands: ['core', 'ui', 'sites', 'gateways'],
  sites,
  email: [...sites, 'email'],
  accounts,
  publications,
  discovery: [...publications, 'discovery'],
  gateways,
  comments: [...gateways, 'comments'],
  metrics: [...gateways, 'metrics'],
  alerts: [...gateways, 'alerts'],
  // Posts of blog and news have comments.
  website: [...gateways, 'comments', 'website'],
  submission: [...gateways, 'submission'],
}

/** @param path from the root, beneath src @returns such as `comments` or `core` */
export function partOf(path: string): string {
  const [, folder = '', module = ''] = path.split('/')
  return folder === 'modules' ? module : folder
}

const screenLayers = ['pages', 'components', 'cms-blocks', 'content-editor', 'shell', 'errors', 'widget', 'text', 'consent'] as const

/** Whether a file belongs to a layer of a module that the browser shows. @param path beneath src, with slashes */
export function isOfScreens(path: string): boolean {
  const [folder, , layer] = path.split('/')
  return folder === 'modules' && screenLayers.some(name => name === layer)
}

export const isComposition = (part: string): boolean => composition.some(name => name === part)

export const isAllowed = (from: string, to: string): boolean =>
  from === to || isComposition(from) || (directions[from]?.includes(to) ?? false)
