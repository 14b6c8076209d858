import { createPdfPrinter } from '#server/platform/pdf/index.ts';
import { renderLetterHtml } from './letter-html.ts';
import { densityOf } from './letter-html/letter-density.ts';
import { sampleLetter, signaturePng, dataUrl, paragraph } from './letter-html/sample-letters.ts';
import { getDocumentProxy } from 'unpdf';
const p=createPdfPrinter({log:{info(){},warn(){}}});
const sig={kind:'drawn',pngDataUrl:dataUrl(signaturePng())} as const;
for (let n=0;n<70;n+=2){
  for (const variant of ['list-last','para-last']) {
  const base=sampleLetter();
  const words='The balance shown on this account does not match my statements. '.repeat(n);
  const blocks=variant==='list-last'?[...base.blocks.slice(0,2),...(n?[paragraph('x',words)]:[]),...base.blocks.slice(2)]:[...base.blocks,...(n?[paragraph('x',words)]:[])];
  const d={...base,blocks};
  const r=await p.print({html:renderLetterHtml(d,sig),title:d.subject,mustContain:d.reference});
  const pdf=await getDocumentProxy(new Uint8Array(r.bytes));
  const out:string[]=[];
  for(let i=1;i<=r.pages;i++){ const c=await (await pdf.getPage(i)).getTextContent(); const items=(c.items as any[]).filter(t=>t.str.trim()&&t.transform[5]>72); const low=Math.min(...items.map(t=>t.transform[5])); out.push(`p${i}[low ${low.toFixed(0)} first "${items[0]?.str.slice(0,24)}"]`);}
  console.log(variant,n,densityOf(d),r.pages,out.slice(0).join(' '));
  }
}
await p.close();
