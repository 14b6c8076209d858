/** A three-bureau page about a person who does not exist, as a browser saves it in a single file. */
export function savedThreeBureauPage(): Buffer {
  const row = (label: string, ...values: readonly string[]) =>
    `<tr><td class="label">${label}</td>${values
      .map((value) => `<td class="info"><ng-repeat>${value}</ng-repeat></td>`)
      .join('')}</tr>`;
  const table = (rows: readonly string[]) =>
    `<table class="rpt_content_table rpt_content_header rpt_table4column"><tr><th></th><th class="headerTUC">TransUnion</th><th class="headerEXP">Experian</th><th class="headerEQF">Equifax</th></tr>${rows.join('')}</table>`;
  const person = table([
    row('Credit Report Date:', '03/14/2026', '03/14/2026', '03/14/2026'),
    row('Name:', 'JORDAN Q SAMPLE', 'JORDAN Q SAMPLE', 'JORDAN Q SAMPLE'),
  ]);
  const account = table([
    row('Account #:', '1234****', '-', '1234****'),
    row('Account Type:', 'Revolving', '-', 'Revolving'),
    row('Account Type - Detail:', 'Credit Card', '-', 'Credit Card'),
    row('Bureau Code:', 'Individual', '-', 'Individual'),
    row('Account Status:', 'Paid', '-', 'Closed'),
    row('Date Opened:', '01/15/2022', '-', '01/15/2022'),
    row('Balance:', '$512.00', '-', '$0.00'),
    row('No. of Months (terms):', '-', '-', '-'),
    row('Payment Status:', 'Paid', '-', 'Paid'),
    row('Rewards until:', '-', '-', '04/2027'),
  ]);
  const html = `<html><body><div class="rpt_fullReport_header">Personal Information</div>${person}
<div class="rpt_fullReport_header">Account History</div>
<table class="crPrint"><tr><td><div class="sub_header">EXAMPLE BANK NA</div>${account}</td></tr></table></body></html>`;
  const boundary = '----MultipartBoundary--story----';
  const parts = [
    'From: <Saved by Blink>',
    'MIME-Version: 1.0',
    `Content-Type: multipart/related; type="text/html"; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/html',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html).toString('base64'),
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(parts.join('\r\n'));
}
