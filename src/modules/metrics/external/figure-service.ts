/** The port to a service that has metrics of publications by DOI. */
import type { FigureServiceName, Figures } from '../domain/figures.ts'

export interface FigureService {
  name: FigureServiceName
  /**
   * Null where the service does not know the DOI, which is a normal answer (specification, accounts.md section 7).
   * @throws ServiceFailure where it does not answer, or its answer is malformed
   */
  find(doi: string, signal: AbortSignal): Promise<Figures | null>
}
