/** The service by OpenID Connect: the ResearcherID is in a claim of that name, or is the subject. */
import { z } from 'zod'
import { readResearcherId } from '../../domain/researcher-id.ts'
import { type CodeFlowSettings, createCodeFlow } from '../identity-provider/code-flow.ts'
import type { ResearcherIdService } from './researcher-id-service.ts'

const claim = z.string().catch('')
const claimsSchema = z.object({ researcher_id: claim, sub: claim })

export function createOpenIdResearcherId(settings: Omit<CodeFlowSettings, 'scope'>): ResearcherIdService {
  const flow = createCodeFlow({ ...settings, scope: 'openid profile' })
  return {
    begin: backTo => flow.begin(backTo),
    async end(request, answer) {
      const end = await flow.end(request, answer)
      if (end.kind !== 'told') return end
      const { researcher_id, sub } = claimsSchema.parse(end.claims)
      const researcherId = readResearcherId(researcher_id) ?? readResearcherId(sub)
      return researcherId === null ? { kind: 'none' } : { kind: 'told', researcherId }
    },
  }
}
