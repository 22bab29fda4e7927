/**
 * Which part of the code may import which. Parts are the folders of src/modules, the other folders of src, and tools; what is not named
 * here is refused. Layers within a module are the linter's (biome.json).
 */

/** Put the modules together, and may import every one of them; no module imports them. Which of each other they import is listed. */
const composition: Readonly<Record<string, readonly string[]>> = {
  api: [],
  site: [],
  tools: [],
  main: ['api', 'site'],
  cli: ['main', 'site', 'tools'],
}

const core = ['core'] as const
const sites = [...core, 'document', 'ui', 'brands', 'messages', 'sites'] as const
const accounts = [...sites, 'email', 'accounts'] as const
const publications = [...accounts, 'publications'] as const
const uploads = [...publications, 'uploads'] as const
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
  uploads,
  discovery: [...publications, 'discovery'],
  gateways,
  comments: [...gateways, 'comments'],
  metrics: [...gateways, 'metrics'],
  alerts: [...gateways, 'alerts'],
  // Posts of blog and news have comments.
  website: [...gateways, 'comments', 'uploads', 'website'],
  submission: [...gateways, 'submission'],
}

/** @param path from the root, beneath src or tools @returns such as `comments`, `core` or `tools` */
export function partOf(path: string): string {
  const [top, folder = '', module = ''] = path.split('/')
  if (top === 'tools') return top
  return folder === 'modules' ? module : folder
}

const screenLayers = ['pages', 'components', 'cms-blocks', 'content-editor', 'shell', 'errors', 'widget', 'text', 'consent'] as const

/** Whether a file belongs to a layer of a module that the browser shows. @param path beneath src, with slashes */
export function isOfScreens(path: string): boolean {
  const [folder, , layer] = path.split('/')
  return folder === 'modules' && screenLayers.some(name => name === layer)
}

export const isComposition = (part: string): boolean => part in composition

export const isAllowed = (from: string, to: string): boolean =>
  from === to ||
  (composition[from]?.includes(to) ?? false) ||
  (isComposition(from) ? !isComposition(to) : (directions[from]?.includes(to) ?? false))
