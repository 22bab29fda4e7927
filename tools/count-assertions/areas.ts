/**
 * Which capability a test is about. By the test's path, wherever it lies, so that a test that moves to its module stays in its area; the
 * first pattern that matches decides.
 */
const areas: readonly (readonly [area: string, pattern: RegExp])[] = [
  ['project', /^(?:scripts|tools)\/|^tests\/unit\/(?!demo-)|\/release-fixtures\./],
  ['brands', /(?:^|\/)brands?(?:[-/.]|$)|small-heroes/],
  ['ui', /^src\/ui\/|^tests\/e2e\/gallery/],
  ['comments', /comment/],
  ['wordpress', /wordpress/],
  ['gateways', /gateway|special-collections/],
  ['metrics', /metrics|figure-services|outside-figures/],
  ['alerts', /alert|digest|tracking|track\b|update-sign-up|\/updates|recommend|sign-up-toast/],
  ['mail', /(?:^|\/)(?:mail|email|outbox)/],
  [
    'accounts',
    /account|session|sign-?in|registration|passkey|ways-in|sign-in-methods|one-time-token|credentials|reauthentication|identit|researcher-id|roles|\/users?\b|organisation|institution|captcha|my-pages|access-matrix|\/visitor|\/people/,
  ],
  ['document', /^src\/document\/|domain\/(?:captions|timeline)\/|^tests\/(?:corpus|real-articles)\/|render-library|read-jats/],
  [
    'discovery',
    /^src\/search\/|browse|search|(?:^|\/)oai\b|syndication|feeds?\b|sitemaps?|relevance|open-literature|external-articles|harvest|keep-index|index-job|indexed-library|opensearch|busy/,
  ],
  [
    'website',
    /site-page|site-content|site-menu|cms-blocks|page-blocks|content-(?:editor|manager|library|authors|board|lists|pages|posts|settings|states)|tests\/api\/content\.test|blog|domain\/media|media-(?:library|screens)|store-picture|picture-sizes|store-image|image-sizes|live-preview|consent|src\/site\/(?:shell|components)|masthead|footer|menu|breadcrumbs|front-page|placeholders|tests\/e2e\/(?:shell|layout|lists|navigation|sizes|readers-settings|without-script|widget|weight|looks)/,
  ],
  ['sites', /platform|hosts|languages?\b|page-language|messages/],
  [
    'publications',
    /domain\/(?:content|citation|metadata|peer-review|submission)\/|viewers|article|version|review|publish|citation|cite|compare|drafts|previews?\b|unpublished|editorial-status|status|assets|\/tables|machine|import|export|generate|typeset|store-|reading|publication|media\.test|video|files\b|either-database|edits-killed|pass-rule|demo-library|demo-sources|demo-versions|withheld|anonymised|missing-parts|outside-services|(?:use-cases|tests\/database)\/(?:upkeep|background-jobs)/,
  ],
  [
    'core',
    /^src\/(?:core|main|api|cli|data|external|[a-z-]+\.test)|site\/(?:serve|pages|own-scripts)|^tests\/(?:api|database|e2e)\/|^tests\/support\//,
  ],
]

/** @returns null where no pattern matches: the table lacks one */
export const areaOf = (path: string): string | null => areas.find(([, pattern]) => pattern.test(path))?.[0] ?? null
