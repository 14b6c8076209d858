/** The letter on its way: an envelope with a stamp, a postmark and a certified-mail label. One stroke weight, no text to read. */
export function StampedEnvelope() {
  return (
    <svg className="drawing" width="240" viewBox="0 0 240 150" aria-hidden>
      <rect data-part="sheet" x="10" y="20" width="220" height="120" rx="2" />
      <path d="M28 40h46M28 50h34" />
      <path d="M88 92h74M88 104h60M88 116h66" />
      <path data-part="stamp" d="M184 34h32v38h-32z" />
      <path data-part="green" d="M192 60c0-8 4-14 8-18 4 4 8 10 8 18M200 42v24" />
      <circle data-part="faint" cx="174" cy="58" r="17" />
      <path data-part="faint" d="M112 50q8-5 16 0t16 0M112 58q8-5 16 0t16 0M112 66q8-5 16 0t16 0" />
      <rect data-part="label" x="26" y="78" width="40" height="46" rx="2" />
      <path
        data-part="on-label"
        d="M33 88h26M33 95h16M33 112v6M37 112v6M42 112v6M45 112v6M51 112v6M55 112v6M59 112v6"
      />
    </svg>
  );
}
