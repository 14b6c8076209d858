import { Migration } from '@mikro-orm/migrations';

/**
 * `csv_cell` as `csvText` of the shared rules: a spreadsheet whose list separator is a semicolon or a tab begins a cell behind one, and
 * a row behind a line's end, whatever quotes stand around.
 */
export class CsvCells extends Migration {
  override up(): void {
    this.addSql(`create or replace function csv_cell(value text) returns text language sql immutable parallel safe as $$
      select case
        when value = '' then null
        when strpos(E'=+-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20', left(value, 1)) = 0 and strpos(value, ';') = 0
          and strpos(value, E'\\t') = 0 and strpos(value, E'\\r') = 0 and strpos(value, E'\\n') = 0 then value
        else regexp_replace(
          case when strpos(E'=+-@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20', left(value, 1)) > 0 then '''' else '' end
            || replace(replace(value, E'\\r\\n', E'\\n'), E'\\r', E'\\n'),
          E'([;\\t\\n])(?=[=+\\\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20])', E'\\\\1''', 'g') end $$`);
  }
}
