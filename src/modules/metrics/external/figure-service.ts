/** A service that knows something of an item by its DOI: the port. */
import type { FigureServiceName, Figures } from '../domain/figures.ts'

export interface FigureService {
  name: FigureServiceName
  /**
   * Null where the service knows nothing of the DOI, which is a normal answer (specification, accounts.md section 7).
   * @throws ServiceFailure where it does not answer, or answers with what cannot be read
   */
  find(doi: string, signal: AbortSignal): Promise<Figures | null>
}
