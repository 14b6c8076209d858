-- The SQL of contract.repository.ts and its plans at a million rows. Written by `npm run sql:review`.

-- findOpenContract

select
  "id",
  "state",
  "disclosure_version" as "disclosureVersion",
  "acknowledged_at" as "acknowledgedAt",
  "signed_at" as "signedAt",
  "last_day" as "lastDay",
  "service_from" as "serviceFrom",
  "fee_cents" as "feeCents",
  "most_cents" as "mostCents"
from
  "service_contracts"
where
  "account_id" = $1
  and "cancelled_at" is null
  and "ended_at" is null;
--   Index Scan using service_contracts_open_index on service_contracts
--     Index Cond: (account_id = :id::uuid)

-- findAcknowledgement

select
  "s0"."id",
  "s0"."sealed_acknowledgement",
  "s0"."acknowledged_at"
from
  "service_contracts" as "s0"
where
  "s0"."id" = :id
limit
  1;
--   Limit
--     ->  Index Scan using service_contracts_pkey on service_contracts s0
--           Index Cond: (id = :id::uuid)

-- addAcknowledgement

insert into
  "service_contracts" ("id", "account_id", "disclosure_version", "acknowledged_at", "sealed_acknowledgement")
values
  (:newId, null, :text, :instant, :text);
--   Insert on service_contracts
--     ->  Result

-- writeSigned

update "service_contracts"
set
  "state" = 'NY',
  "document_version" = :text,
  "document_sha256" = :hash,
  "sealed_document" = :text,
  "sealed_signature" = :text,
  "sealed_contract_pdf" = :text,
  "sealed_disclosure_pdf" = :text,
  "contract_sha256" = :hash,
  "fee_cents" = 1,
  "most_cents" = 1,
  "currency" = 'USD',
  "signed_at" = :instant,
  "last_day" = :day,
  "service_from" = :instant
where
  "id" = :id
  and "signed_at" is null;
--   Update on service_contracts
--     ->  Index Scan using service_contracts_pkey on service_contracts
--           Index Cond: (id = :id::uuid)
--           Filter: (signed_at IS NULL)

-- closeContract

update "service_contracts"
set
  "ended_at" = :instant
where
  "id" = :id
  and "cancelled_at" is null
  and "ended_at" is null;
--   Update on service_contracts
--     ->  Index Scan using service_contracts_pkey on service_contracts
--           Index Cond: (id = :id::uuid)
--           Filter: ((cancelled_at IS NULL) AND (ended_at IS NULL))

-- lastCancellation

select
  "s0"."id",
  "s0"."cancelled_at"
from
  "service_contracts" as "s0"
where
  "s0"."account_id" = :id
  and "s0"."cancelled_at" is not null
order by
  "s0"."acknowledged_at" desc
limit
  1;
--   Limit
--     ->  Index Scan using service_contracts_account_id_index on service_contracts s0
--           Index Cond: (account_id = :id::uuid)
--           Filter: (cancelled_at IS NOT NULL)

-- newestContractOf

select
  "signed_at" as "signedAt",
  "last_day" as "lastDay",
  "cancelled_at" as "cancelledAt",
  "cancelled_by" as "cancelledBy",
  "cancel_given_on" as "cancelGivenOn",
  "ended_at" as "endedAt"
from
  "service_contracts"
where
  "account_id" = $1
  and "signed_at" is not null
order by
  "acknowledged_at" desc
limit
  $2;
--   Limit
--     ->  Index Scan using service_contracts_account_id_index on service_contracts
--           Index Cond: (account_id = :id::uuid)
--           Filter: (signed_at IS NOT NULL)

-- newestPapers

select
  "s0"."id",
  "s0"."signed_at",
  "s0"."sealed_contract_pdf",
  "s0"."sealed_disclosure_pdf"
from
  "service_contracts" as "s0"
where
  "s0"."account_id" = :id
  and "s0"."signed_at" is not null
order by
  "s0"."acknowledged_at" desc
limit
  1;
--   Limit
--     ->  Index Scan using service_contracts_account_id_index on service_contracts s0
--           Index Cond: (account_id = :id::uuid)
--           Filter: (signed_at IS NOT NULL)

-- findHold

select
  "service_from" as "serviceFrom",
  "last_day" as "lastDay",
  "cancelled_at" as "cancelledAt"
from
  "service_contracts"
where
  "account_id" = $1
  and "signed_at" is not null
  and (
    (
      "cancelled_at" is null
      and "ended_at" is null
      and "service_from" > $2
    )
    or (
      "signed_at" <= $3
      and "cancelled_at" > $4
    )
  )
order by
  "acknowledged_at" desc
limit
  $5;
--   Limit
--     ->  Index Scan using service_contracts_account_id_index on service_contracts
--           Index Cond: (account_id = :id::uuid)
--           Filter: ((signed_at IS NOT NULL) AND (((cancelled_at IS NULL) AND (ended_at IS NULL) AND (service_from > :instant::timestamp with time zone)) OR ((signed_at <= :instant::timestamp with time zone) AND (cancelled_at > :instant::timestamp with time zone))))

-- contractsOf

select
  "s0".*
from
  "service_contracts" as "s0"
where
  "s0"."account_id" = :id
order by
  "s0"."acknowledged_at" asc;
--   Index Scan Backward using service_contracts_account_id_index on service_contracts s0
--     Index Cond: (account_id = :id::uuid)

-- purgeContracts

delete from "service_contracts"
where
  "acknowledged_at" < :instant
  and (
    "cancelled_at" < :instant
    or "ended_at" < :instant
    or "signed_at" is null
  );
--   Delete on service_contracts
--     ->  Index Scan using service_contracts_acknowledged_at_index on service_contracts
--           Index Cond: (acknowledged_at < :instant::timestamp with time zone)
--           Filter: ((cancelled_at < :instant::timestamp with time zone) OR (ended_at < :instant::timestamp with time zone) OR (signed_at IS NULL))
