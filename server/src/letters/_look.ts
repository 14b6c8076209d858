import { createPdfPrinter } from '#server/platform/pdf/index.ts';
import { renderLetterHtml } from './letter-html.ts';
import { densityOf, estimatedHeight } from './letter-html/letter-density.ts';
import { sampleLetter, longLetter, signaturePng, dataUrl, paragraph } from './letter-html/sample-letters.ts';
import { writeFileSync, mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
const out='/tmp/pdfx/look'; mkdirSync(out,{recursive:true});
const log={info(){},warn(){}};
const p=createPdfPrinter({log});
const drawn={kind:'drawn',pngDataUrl:dataUrl(signaturePng())} as const;
const typed={kind:'typed',name:'Jordan Avery Whitfield'} as const;
const long100='Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh of the Upper Cholmondeley Marshes III';
const cases:any={
 short:[sampleLetter(),drawn],
 typed:[sampleLetter({sender:{name:'Nguyễn Thị Ánh-Łukasiewicz Ñoño',lines:['12 Rue de l’Été № 4','San José, CA 95112','(408) 555-0101','anh.nguyen@example.com']},recipient:{name:'TransUnion Consumer Solutions',lines:['P.O. Box 2000','Chester, PA 19016']}}),{kind:'typed',name:'Nguyễn Thị Ánh-Łukasiewicz'}],
 two:[longLetter(6),drawn],
 edge3:[longLetter(1),drawn], edge2:[longLetter(2),drawn], edge4:[longLetter(4),drawn],
 long:[sampleLetter({sender:{name:long100,lines:['99999 Extraordinarily Long Boulevard of the Americas Northwest, Building 14, Suite 2200, Floor 3','Truth or Consequences, NM 87901-0001','(575) 555-0188','a.very.long.address.of.a.person@subdomain.of.a.provider.example.com']},recipient:{name:'The Very Long Named National Association of Collection And Recovery Services of North America LLC',lines:['Attention: Disputes','12345 Some Very Long Parkway, Suite 1200','Sioux Falls, SD 57104-0001']},subject:'x'.repeat(150),blocks:[paragraph('a','A'.repeat(400)),...sampleLetter().blocks]}),{kind:'typed',name:long100}],
 choices:[sampleLetter({recipient:{name:'Consumer reporting agency',lines:['Consumer dispute department']},mailingChoices:[{name:'Equifax Information Services LLC',lines:['P.O. Box 740256','Atlanta, GA 30374-0256']},{name:'Experian',lines:['P.O. Box 4500','Allen, TX 75013']},{name:'TransUnion Consumer Solutions',lines:['P.O. Box 2000','Chester, PA 19016']}]}),null],
 emoji:[sampleLetter({blocks:[paragraph('a','Emoji 😀🎉 CJK 漢字テスト Cyrillic Иванов Arabic مرحبا & <b>x</b>')]}),drawn],
};
for (const [k,[d,s]] of Object.entries<any>(cases)){
  const r=await p.print({html:renderLetterHtml(d,s),title:d.subject,mustContain:d.reference}).catch((e:any)=>{console.log(k,e.reason,e.message)});
  if(!r) continue;
  writeFileSync(`${out}/${k}.pdf`,r.bytes);
  execFileSync('pdftoppm',['-r','70','-png',`${out}/${k}.pdf`,`${out}/${k}`]);
  console.log(k,r.pages,r.bytes.length,densityOf(d),estimatedHeight(d,'normal'),estimatedHeight(d,'tight'));
}
await p.close();
