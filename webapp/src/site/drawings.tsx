import { Drawing } from './drawing.tsx';

/** The things around a letter, in the line of the three steps: drawn for pages that tell of us and of what we do. */

export { MailboxDrawing } from './drawing.tsx';

/** An inkwell with a pen, and a sheet on which nothing stands yet. */
export function EmptySheetDrawing() {
  return (
    <Drawing box="0 0 200 150">
      <path d="M4 146h192" />
      <path data-part="sheet" d="M40 20h64l22 22v104H40z" />
      <path d="M104 20v22h22" />
      <path data-part="green" d="M54 62h30" />
      <path data-part="faint" d="M54 78h56M54 92h56M54 106h40" />
      <path data-part="sheet" d="M140 146v-26l8-8v-8h24v8l8 8v26z" />
      <path d="M145 104h30M140 128h40" />
      <path data-part="sheet" d="M160 104c-2-30 6-62 26-84 2 30-4 60-22 84" />
      <path d="M161 104c2-24 8-46 18-64" />
    </Drawing>
  );
}

/** A letter to one of several addresses. */
export function BureausDrawing() {
  return (
    <Drawing box="0 0 128 100">
      <rect data-part="sheet" x="24" y="6" width="86" height="54" rx="2" />
      <rect data-part="sheet" x="14" y="20" width="86" height="54" rx="2" />
      <rect data-part="sheet" x="4" y="34" width="86" height="54" rx="2" />
      <path d="M14 46h16M14 53h12M34 66h30M34 74h22" />
      <rect data-part="stamp" x="68" y="42" width="13" height="16" rx="1" />
    </Drawing>
  );
}

/** A shop front: the company that reported the item, or collects for it. */
export function CompanyDrawing() {
  return (
    <Drawing box="0 0 128 100">
      <path d="M2 96h124" />
      <path data-part="sheet" d="M20 40h88v56H20z" />
      <path data-part="sheet" d="M14 22h100l6 18H8z" />
      <path
        data-part="green"
        d="M8 40c0 12 18 12 18 0 0 12 19 12 19 0 0 12 19 12 19 0 0 12 19 12 19 0 0 12 19 12 19 0 0 12 18 12 18 0"
      />
      <path d="M30 60h28v22H30zM74 60h22v36H74z" />
      <path d="M90 78v3" />
    </Drawing>
  );
}

/** An envelope with the label of certified mail. */
export function CertifiedDrawing() {
  return (
    <Drawing box="0 0 128 100">
      <rect data-part="sheet" x="2" y="14" width="124" height="74" rx="2" />
      <path d="M14 28h22M14 36h16" />
      <rect data-part="stamp" x="46" y="22" width="68" height="26" rx="2" />
      <path
        data-part="green"
        d="M54 29v12M58 29v12M64 29v12M67 29v12M73 29v12M79 29v12M82 29v12M88 29v12M94 29v12M97 29v12M103 29v12M106 29v12"
      />
      <path d="M46 62h40M46 70h52M46 78h30" />
    </Drawing>
  );
}

/** A calendar with the day marked by which an answer is due. */
export function CalendarDrawing() {
  return (
    <Drawing box="0 0 128 100">
      <rect data-part="sheet" x="14" y="14" width="92" height="82" rx="2" />
      <path d="M14 36h92M36 6v16M84 6v16" />
      <path d="M28 50h8M48 50h8M68 50h8M88 50h6M28 66h8M48 66h8M28 82h8M48 82h8M88 82h6" />
      <circle data-part="stamp" cx="72" cy="70" r="13" />
      <path data-part="green" d="M66 70l4.500 4.500 8-9" />
    </Drawing>
  );
}
