/**
 * Which capability a test is about. By the test's path, wherever it lies, so that a test that moves to its module stays in its area; the
 * first pattern that matches decides.
 */
const areas: readonly (readonly [area: string, pattern: RegExp])[] = [
  ['project', /^(?:scripts|tools)\/(?!generate-publications)|^tests\/unit\/(?!demo-)|\/release-fixtures\./],
  ['core', /^src\/core\/files\/|modules\/uploads\/|\/serve\/widget|\/pdf-marks\//],
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
    /core\/access\/|account|session|sign-?in|registration|passkey|ways-in|sign-in-methods|one-time-token|credentials|reauthentication|identit|researcher-id|roles|\/users?\b|organisation|institution|captcha|my-pages|access-matrix|\/visitor|\/people|last-page/,
  ],
  [
    'document',
    /^src\/document\/(?!metadata|peer-review)|domain\/(?:captions|timeline)\/|^tests\/(?:corpus|real-articles)\/|render-library|read-jats/,
  ],
  [
    'discovery',
    /modules\/discovery\/|subject-tree|browse|search|(?:^|\/)oai\b|syndication|feeds?\b|sitemaps?|relevance|open-literature|external-articles|harvest|keep-index|index-job|indexed-library|opensearch|busy/,
  ],
  [
    'website',
    /site-page|site-content|site-menu|cms-blocks|page-blocks|content-(?:editor|manager|library|authors|board|lists|pages|posts|settings|states)|tests\/api\/content\.test|blog|domain\/(?:board|contact-message|media|page-html|sized-image)|media-(?:library|screens)|store-picture|picture-sizes|store-image|image-sizes|live-preview|consent|website\/shell|content-card|masthead|footer|menu|breadcrumbs|front-page|placeholders|site-gaps|tests\/e2e\/(?:shell|layout|lists|navigation|sizes|readers-settings|without-script|widget|weight|looks)/,
  ],
  ['sites', /modules\/sites\/|platform|hosts|languages?\b|page-language|messages/],
  [
    'publications',
    /(?:domain|document)\/(?:content|citation|metadata|peer-review)\/|modules\/submission\/|core\/jobs\/|viewers|article|version|review|publish|citation|cite|compare|drafts|previews?\b|unpublished|editorial-status|status|assets|\/tables|machine|import|export|generate|typeset|store-|reading|publication|media\.test|video|files\b|either-database|edits-killed|pass-rule|demo-library|demo-sources|demo-versions|withheld|anonymised|missing-parts|outside-services|tests\/database\/(?:upkeep|background-jobs)/,
  ],
  [
    'core',
    /^src\/(?:core|main|api|cli|[a-z-]+\.test)|site\/(?:serve|pages|finish-document)|^tests\/(?:api|database|e2e)\/|^tests\/support\//,
  ],
]

/** @returns null where no pattern matches: the table lacks one */
export const areaOf = (path: string): string | null => areas.find(([, pattern]) => pattern.test(path))?.[0] ?? null
