ALTER TABLE "appointment_lines" ADD COLUMN "practitioner_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was booked before and never moved: the hold that it was booked from knows whom the visitor asked for.
UPDATE "appointment_lines" AS line SET "practitioner_chosen" = true
FROM "appointments" AS a JOIN "holds" AS h ON h."company_id" = a."company_id" AND h."id" = a."hold_id"
WHERE line."company_id" = a."company_id" AND line."appointment_id" = a."id" AND a."sequence" = 0
  AND h."lines" -> line."position" ->> 'wantedPractitionerId' IS NOT NULL;
