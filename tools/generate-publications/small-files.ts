/** Tiny files for generated publications, made of bytes written here. Their content says that it is a sample. */
import { Random } from './random.ts'

/** A bar chart without numbers. @param seed makes it differ from others */
export function drawSmallChart(seed: string): Buffer {
  const random = new Random(seed)
  const bars = Array.from({ length: 10 }, (_, index) => {
    const height = random.integer(20, 180)
    return `<rect x="${40 + index * 56}" y="${220 - height}" width="40" height="${height}" fill="#3b6ea5"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="260" viewBox="0 0 640 260"><title>Sample ${seed}</title>` +
      `<path d="M30 20V220H610" fill="none" stroke="#666"/>${bars.join('')}` +
      `<text x="320" y="248" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#666">sample content</text></svg>\n`,
  )
}
export const chartSize = { width: 640, height: 260 }

/** A page of one line (PDF 1.4, ISO 32000-1 section 7.5). @param line ASCII without brackets and backslashes */
export function makeSmallPdf(line: string): Buffer {
  const content = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
