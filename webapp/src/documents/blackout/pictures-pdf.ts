export interface PdfPicture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A page of Letter is drawn with so many pixels to an inch. */
const POINTS_PER_PIXEL = 72 / 200;
const OBJECTS_PER_PAGE = 3;
const FIRST_PAGE = 3;

/** A PDF that holds one JPEG a page and nothing else: no text, no metadata. A library for this is half a megabyte of a person's wait. */
export function picturesPdf(pictures: readonly PdfPicture[]): Uint8Array {
  const numberOf = (page: number, part: number) => FIRST_PAGE + page * OBJECTS_PER_PAGE + part;
  const kids = pictures.map((_, page) => `${numberOf(page, 0)} 0 R`).join(' ');
  const objects: (readonly (string | Uint8Array)[])[] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    [`<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>`],
    ...pictures.flatMap(({ jpeg, width, height }, page) => {
      const [w, h] = [width * POINTS_PER_PIXEL, height * POINTS_PER_PIXEL];
      const drawn = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`;
      return [
        [
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w} ${h}]/Resources<</XObject<</P ${numberOf(page, 2)} 0 R>>>>/Contents ${numberOf(page, 1)} 0 R>>`,
        ],
        [`<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`],
        [
          `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
          jpeg,
          '\nendstream',
        ],
      ];
    }),
  ];
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  write('%PDF-1.4\n');
  const places = objects.map((object, index) => {
    const place = length;
    for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) write(part);
    return place;
  });
  const table = length;
  write(
    [
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
      ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`),
      `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`,
    ].join(''),
  );
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
