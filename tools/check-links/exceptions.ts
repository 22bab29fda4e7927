/** Files in which paths of pages are written out, each with the reason. One that has none any more must leave the list. */
export const exceptions: Readonly<Record<string, string>> = {
  'src/api/call-paths.ts': 'Calls of the API, some of which have the path of a page.',
  'src/modules/gateways/use-cases/make-gateway.ts': 'Content of an invented gateway.',
  'src/modules/publications/domain/citation/citable.ts': 'A call of the API, which the specification puts among the articles.',
  'src/modules/publications/pages/editorial-status/route.tsx': 'The breadcrumbs of a page whose own path would name a version by its id.',
  'src/modules/sites/domain/sign-up-toast.ts': 'Beginnings of paths, with which a page is compared.',
  'src/modules/sites/serve/brand-files.ts': 'Beginnings of paths, for robots.txt.',
  'src/modules/website/pages/content-manager/wordpress/route.tsx': 'A page of WordPress.',
  'src/modules/website/serve/uploads.ts': 'Routes of Fastify, in front of those of the site.',
  'src/modules/website/use-cases/site-content/create-site-content.ts': 'The path of a page that comes with the project, which is no route.',
  'src/site/secret-paths.ts': 'Beginnings of paths; tests/unit/secret-paths.test.ts compares them with the table of routes.',
}
