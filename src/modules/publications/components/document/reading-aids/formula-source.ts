/** The forms in which a formula on the page can be copied. */
const mathNamespace = 'http://www.w3.org/1998/Math/MathML'

/** The TeX in the article itself; null where it has none. */
export function texOf(math: Element): string | null {
  return math.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim() || null
}

/** The MathML as a complete element, without its TeX annotation. */
export function mathMlOf(math: Element): string {
  const copy = document.createElementNS(mathNamespace, 'math')
  if (math.getAttribute('display') === 'block') copy.setAttribute('display', 'block')
  const semantics = math.querySelector(':scope > semantics')
  for (const child of (semantics ?? math).childNodes) copy.append(child.cloneNode(true))
  for (const annotation of copy.querySelectorAll('annotation')) annotation.remove()
  return new XMLSerializer().serializeToString(copy)
}

/** TeX converted from MathML; null where that fails. */
export async function convertedTexOf(math: Element): Promise<string | null> {
  try {
    const { MathMLToLaTeX } = await import('mathml-to-latex')
    return MathMLToLaTeX.convert(mathMlOf(math)).trim() || null
  } catch {
    return null
  }
}
