import { chromium } from 'playwright-core';
import { renderLetterHtml } from './letter-html.ts';
import { densityOf, estimatedHeight } from './letter-html/letter-density.ts';
import { sampleLetter, longLetter, signaturePng, dataUrl, paragraph } from './letter-html/sample-letters.ts';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--font-render-hinting=none']});
const page=await b.newPage({viewport:{width:624,height:900}}); await page.emulateMedia({media:'print'});
const sig={kind:'drawn',pngDataUrl:dataUrl(signaturePng())} as const;
const text='I paid this account in full on June 3, 2025. The enclosed bank statement shows the payment. The account is still reported as unpaid. The balance, the date of first delinquency and the payment history on this account do not match the statements that I have kept since the account was opened.';
await page.setContent(renderLetterHtml(sampleLetter(),sig)); await page.evaluate(()=>document.fonts.ready.then(()=>1));
console.log('mean char em', await page.evaluate((t)=>{const s=document.createElement('span');s.style.cssText='white-space:nowrap;position:absolute;font-size:100px';s.textContent=t;document.body.append(s);return s.getBoundingClientRect().width/t.length/100},text));
for (const [k,d] of Object.entries({short:sampleLetter(),l1:longLetter(1),l3:longLetter(3),l6:longLetter(6),choices:sampleLetter({mailingChoices:[{name:'Equifax Information Services LLC',lines:['P.O. Box 740256','Atlanta, GA 30374-0256']},{name:'Experian',lines:['P.O. Box 4500','Allen, TX 75013']},{name:'TransUnion Consumer Solutions',lines:['P.O. Box 2000','Chester, PA 19016']}]}), p:sampleLetter({blocks:[paragraph('a',text),paragraph('b',text+text)],enclosures:[],identification:[]})})) {
 await page.setContent(renderLetterHtml(d as any,sig)); await page.evaluate(()=>document.fonts.ready.then(()=>1));
 console.log(k,densityOf(d as any),'real',await page.evaluate(()=>document.querySelector('main')!.getBoundingClientRect().height*.75),'est',estimatedHeight(d as any,densityOf(d as any)), await page.evaluate(()=>[...document.querySelectorAll('main>*, .ending>*')].map(e=>e.className+':'+(e.getBoundingClientRect().height*.75).toFixed(0)).join(' ')));
}
await b.close();
