/** A site whose platforms and gateways accept submissions in different ways. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { addGateway } from './test-gateway.ts'

/** Settings by the site's key. The default site accepts all submissions, asks for a subject and has gateways. */
const platformsWith = (submission: string) => ({
  f1000research: { editorialEmail: 'editors@tidal-press.org' },
  kelp: { displayName: 'Kelp', readOnly: true, features: { gateways: { enabled: true } } },
  reef: { displayName: 'Reef', additionalDetails: { submission } },
  dune: {
    displayName: 'Dune',
    infoEmail: 'info@dune-press.org',
    editorialEmail: 'editorial@example.org',
    staticSettings: { submitPageUseReaderUi: false },
  },
  moor: {
    displayName: 'Moor',
    submittableContentTypes: ['POSTER', 'ARTICLE'],
    features: { selectSubjectOnSubmission: { enabled: false }, aimsAndScopeLink: { enabled: true } },
    staticSettings: { submitPageSidebarLeft: '<p>At the left</p>', submitPageSidebarRight: '<p>At the right of {{displayName}}</p>' },
  },
  fen: { displayName: 'Fen', features: { submissionOnly: { enabled: true }, gateways: { enabled: true } } },
  bog: { displayName: 'Bog', features: { gatewayOnly: { enabled: true, url: '/funders/peat' } } },
})

const gateway = { shortSummary: 'Invented for tests.' }

/** @param submission where the platform “reef” has its author area */
export async function buildPublishSite(submission = 'https://submit.example.org/reef'): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-platforms-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: platformsWith(submission) }))
  const library = await buildTestApp({ RECTO_PLATFORMS: settings })
  await rm(folder, { recursive: true })
  await loadSubjects(library.database.kysely, join(import.meta.dirname, '../../demo/subjects.json'))
  for (const [file, platform] of [
    [{ ...gateway, url: 'soil', name: 'Soil & Roots' }],
    [{ ...gateway, url: 'words', name: 'Words', options: { documentsNotAllowed: true } }],
    [{ ...gateway, url: 'papers', name: 'Papers', type: 'COLLECTION', options: { postersNotAllowed: true } }],
    [{ ...gateway, url: 'talks', name: 'Talks', community: true, options: { slidesNotAllowed: true } }],
    [{ ...gateway, url: 'sand', name: 'Sand' }, 'kelp'],
    [{ ...gateway, url: 'reed', name: 'Reed' }, 'fen'],
    [{ ...gateway, url: 'peat', name: 'Peat', type: 'GATEWAY_ONLY' }, 'bog'],
  ] as const)
    await addGateway(library, file, {}, platform)
  return library
}
