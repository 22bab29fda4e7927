/** The guidelines for authors of articles, in German. */

import type { messages as english } from '../en/article-guidelines.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'guidelines-lead': 'Was ein Artikel braucht, bevor er hier veröffentlicht werden kann, und was danach mit ihm geschieht.',
  'guidelines-description':
    'So schreiben Sie einen Artikel für {site}: Typen, Aufbau, Daten, Berichterstattung, Literatur und offene Begutachtung.',
  'guidelines-sections': 'Auf dieser Seite',
  'guidelines-no-articles': 'Artikel können hier zurzeit nicht eingereicht werden. Wenn Sie eine Frage haben, schreiben Sie an {contact}.',

  'guidelines-before': 'Vor der Einreichung',
  'guidelines-before-original':
    'Die Arbeit ist Ihre eigene, ist in keiner Zeitschrift erschienen und liegt auch keiner vor. Ein Preprint ist kein Hindernis.',
  'guidelines-before-authors':
    'Wer in der Autorenzeile steht, hat zur Arbeit beigetragen und ist mit der Einreichung einverstanden. Geben Sie mit den Rollen von {credit} an, wer was getan hat, und nennen Sie für alle die Institution und die ORCID iD.',
  'guidelines-before-licence':
    'Der Artikel erscheint unter der Lizenz Creative Commons Namensnennung (CC BY): Alle dürfen ihn teilen und bearbeiten, wenn sie Sie als Urheber nennen.',
  'guidelines-before-tools':
    'Programme, die Texte schreiben oder Bilder erzeugen, können nicht in der Autorenzeile stehen. Wenn Sie eines benutzt haben, nennen Sie es und sagen Sie, wofür; für das Ergebnis stehen Sie ein.',

  'guidelines-types': 'Artikeltypen',
  'guidelines-types-text':
    'Wählen Sie den Typ, der Ihrer Arbeit entspricht. Wenn keiner zu passen scheint, fragen Sie {contact}, bevor Sie schreiben.',
  'guidelines-types-findings': 'Neue Ergebnisse',
  'guidelines-types-findings-text':
    'Ergebnisse jeder Größe, auch solche, die bestätigen, widersprechen oder nichts finden. Es zählen eine stichhaltige Methode und offene Daten.',
  'guidelines-types-methods': 'Methoden, Daten und Software',
  'guidelines-types-methods-text':
    'Worauf andere aufbauen können: ein Protokoll vor Beginn der Studie, eine Methode, die Beschreibung eines Datensatzes, ein Werkzeug mit seinem Quelltext.',
  'guidelines-types-practice': 'Fälle und Praxis',
  'guidelines-types-practice-text':
    'Was in einzelnen Fällen und im Arbeitsalltag beobachtet und getan wurde, so erzählt, dass andere daraus lernen können.',
  'guidelines-types-views': 'Übersichten und Standpunkte',
  'guidelines-types-views-text':
    'Was bisher bekannt ist und wie es sich deuten lässt. Jede Behauptung stützt sich auf eine Quelle, die sich prüfen lässt.',

  'guidelines-structure': 'Aufbau',
  'guidelines-structure-title':
    'Der Titel sagt, was wie untersucht wurde, in Worten, die auch im Nachbarfach verstanden werden. Er verspricht nicht mehr, als der Artikel zeigt.',
  'guidelines-structure-abstract':
    'Die Zusammenfassung hat höchstens 300 Wörter und keine Literaturverweise. Bei Forschungsarbeiten ist sie in Hintergrund, Methoden, Ergebnisse und Schlussfolgerungen gegliedert.',
  'guidelines-structure-keywords': 'Bis zu acht Schlüsselwörter, die den Titel nicht wiederholen, helfen, den Artikel zu finden.',
  'guidelines-structure-text':
    'Forschungsartikel haben Einleitung, Methoden, Ergebnisse und Diskussion; andere Typen dürfen anders gegliedert sein. Die Methoden sind so beschrieben, dass eine andere Gruppe die Arbeit wiederholen könnte, ohne nachzufragen.',
  'guidelines-structure-figures':
    'Abbildungen und Tabellen sind in der Reihenfolge nummeriert, in der der Text sie nennt. Jede hat einen Titel, eine Legende, die für sich verständlich ist, und einen Alternativtext für alle, die sie nicht sehen können. In einem Bild wird nichts hinzugefügt, entfernt oder verschoben.',
  'guidelines-structure-end':
    'Am Ende stehen die Angaben zu Daten und Software, Interessenkonflikten, Förderung mit Projektnummern, Danksagung und den Beiträgen der einzelnen Personen. Wo es nichts anzugeben gibt, sagen Sie das.',
  'guidelines-structure-files':
    'Schicken Sie den Text als Word, LaTeX oder JATS, mit Formeln als Formeln und Tabellen als Tabellen, und jede Abbildung als eigene Datei: Zeichnungen als Vektoren, Fotos mit 300 Punkten pro Zoll.',

  'guidelines-data': 'Daten und Software',
  'guidelines-data-deposit':
    'Die Daten, auf denen die Ergebnisse beruhen, liegen vor der Einreichung in einem anerkannten Repositorium, unter einer Lizenz, die ihre Nutzung erlaubt: CC0 oder CC BY.',
  'guidelines-data-statement':
    'Der Artikel sagt zu jedem Datensatz, wo er liegt: Repositorium, Titel, Kennung (eine DOI oder Zugangsnummer) und Lizenz. Das gilt auch für Daten anderer.',
  'guidelines-data-restricted':
    'Wo Daten nicht offen sein können, weil Menschen erkennbar würden oder weil sie anderen gehören, sagt der Artikel, warum, wer sie bekommen kann und wie man sie anfragt.',
  'guidelines-data-software':
    'Quelltext ist offen, hat eine von der {osi} anerkannte Lizenz und ist in der benutzten Version mit einer DOI archiviert.',

  'guidelines-reporting': 'Ethik und Berichterstattung',
  'guidelines-reporting-approval':
    'Forschung mit Menschen oder Tieren nennt die Kommission, die sie genehmigt hat, und die Nummer der Genehmigung, oder sie sagt, warum keine nötig war. Wer teilgenommen hat, hat nach Aufklärung eingewilligt; wer erkennbar sein könnte, ist mit der Darstellung einverstanden.',
  'guidelines-reporting-trials':
    'Klinische Studien wurden registriert, bevor die erste Person teilnahm. Die Nummer der Registrierung steht in der Zusammenfassung.',
  'guidelines-reporting-guideline':
    'Folgen Sie der Berichtsleitlinie für Ihre Art von Studie: CONSORT für klinische Studien, PRISMA für systematische Übersichten, STROBE für Beobachtungsstudien, ARRIVE für Tierversuche, CARE für Fallberichte. Das {equator} führt alle auf. Die ausgefüllte Checkliste liegt bei den Daten.',
  'guidelines-reporting-statistics':
    'Zur Statistik gehören die Tests, die Stichprobengrößen, genaue Werte und ihre Unsicherheit, und was davon vorher geplant war und was nicht.',

  'guidelines-references': 'Literatur',
  'guidelines-references-style':
    'Jeder Stil ist recht, wenn Sie ihn durchhalten: Gesetzt wird später in unserem. Es zählt, dass jede Angabe vollständig ist, mit Namen, Jahr, Titel, Quelle und DOI.',
  'guidelines-references-data': 'Datensätze, Software, Protokolle und Preprints stehen im Verzeichnis wie Artikel.',
  'guidelines-references-check':
    'Zitieren Sie, was Sie gelesen haben, und sehen Sie nach, ob es inzwischen berichtigt oder zurückgezogen wurde. Unveröffentlichtes wird nur im Text genannt.',

  'guidelines-review': 'So läuft die offene Begutachtung',
  'guidelines-review-checks':
    'Die Redaktion prüft, ob der Artikel vollständig ist und diesen Richtlinien folgt. Sie beurteilt nicht, wie wichtig die Ergebnisse sind.',
  'guidelines-review-published':
    'Der Artikel wird mit seinen Daten veröffentlicht, ist über seine DOI zitierbar und als noch nicht begutachtet gekennzeichnet.',
  'guidelines-review-reports':
    'Eingeladene Fachleute ohne Interessenkonflikte lesen ihn. Ihre Gutachten erscheinen mit Namen neben dem Artikel, jedes mit einer von drei Entscheidungen:',
  'guidelines-review-revise':
    'Sie antworten öffentlich auf die Gutachten und veröffentlichen neue Versionen. Jede Version bleibt, mit eigener DOI, eigenen Gutachten und Entscheidungen; ihre Zahl ist nicht begrenzt.',
  'guidelines-review-passes':
    'Der Artikel hat die Begutachtung bestanden, sobald eine Version {decisions} hat. Von da an steht das hinter seinem Titel, wo immer er zitiert wird.',

  'guidelines-after': 'Nach der Veröffentlichung',
  'guidelines-after-versions':
    'Wenn Sie einen Fehler finden, veröffentlichen Sie eine berichtigte Version, die sagt, was sich geändert hat. Die früheren bleiben lesbar.',
  'guidelines-after-retraction':
    'Wo auf Ergebnisse kein Verlass mehr ist, sagt eine Mitteilung, warum. Der Artikel bleibt, wo er ist, als zurückgezogen gekennzeichnet: Nichts verschwindet stillschweigend.',
  'guidelines-after-share': 'Teilen Sie den Artikel, wo Sie möchten, und legen Sie ihn in jedem Repositorium ab, vom ersten Tag an.',
}
