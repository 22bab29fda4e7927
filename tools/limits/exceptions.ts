/** What may be larger than the limits, and why. A path that ends in a slash stands for all that lies beneath it. */

/** Functions above the limit of lines: path and name. */
export const lineExceptions: Readonly<Record<string, string>> = {
  'demo/assets-source/slides/bodies.ts layBody': 'A case for each kind of slide, which is a list of boxes in the same measures.',
  'src/modules/gateways/widget/gateway-widget.ts gatewayWidget':
    'Other sites get the source of this one function, so that all it calls is inside it.',
  'tools/new-module/files.ts moduleFiles': 'The text of each file of a new module, one after the other.',
  'src/site/serve/serve-pages.ts servePages': 'Its handlers share the cache, the limit of renders and the pages that are being made.',
}

/** Folders above the limit of files. */
export const fileExceptions: Readonly<Record<string, string>> = {
  'src/ui': 'A component is three files or more of one name beside each other, and all are on one level for whoever looks for one.',
  'tests/api': 'Tests of the whole application, named for what they show; npm test finds them by a word.',
  'tests/database': 'Tests that span modules, named for what they show; npm test finds them by a word.',
  'tests/e2e': 'Tests in a browser, named for what they show; npm test finds them by a word.',
  'tests/e2e/looks': 'Images of screens that one test compares.',
  'tests/support': 'What tests share, each imported by its name.',
  'tools/codemods/terms': 'Tables of renames that were made, a file each; nothing imports them.',
}
