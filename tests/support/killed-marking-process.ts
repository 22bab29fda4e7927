/** Adds marks to a slow PDF as a server does, and is killed as soon as the process that reads the PDF runs. */
import { markPdf } from '../../src/modules/publications/external/pdf-marks/mark-pdf.ts'
import { hostilePdfs } from './hostile-pdf.ts'

function killOnceMarking(): void {
  if (process.getActiveResourcesInfo().includes('ProcessWrap')) process.kill(process.pid, 'SIGKILL')
  else setImmediate(killOnceMarking)
}
killOnceMarking()
await markPdf(hostilePdfs['object that never ends, again and again'](100_000), { pdf: hostilePdfs['count that lies'](1) })
