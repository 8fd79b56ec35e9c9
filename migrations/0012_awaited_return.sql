-- Set when the address of a hosted page was handed out, cleared when its buyer comes back: so one checkout leads to one
-- reading of the provider, however often its last page is loaded.
ALTER TABLE billing_accounts ADD COLUMN awaits_return INTEGER NOT NULL DEFAULT 0;
