extension CatalogTable {
  /// What the gate itself finds: drift from the baseline, what was not read, suppressions, and the baseline's own lines.
  static let gateFindings = CatalogTable(
    "gate-findings",
    #"""
    finding drift.new-site error
    title New site
    why The code calls an API at a place that nobody has looked at yet, so data may go where it did not go before.
    mend Remove the call, or put it on record with 'sluice baseline accept' and say why it may stay.
    doubt How much it weighs is up to the site's rule and can be configured.

    finding drift.gone-site note
    title Site on record that is gone
    why A call that disappears is good news, unless it moved to where Sluice does not read.
    mend See that it is gone on purpose, then take it out with 'sluice baseline update'.

    finding drift.new-declaration warning
    title New declaration
    why The app now declares or asks for something that it did not ask for when the baseline was written.
    mend Remove it, or put it on record with 'sluice baseline accept' and say what needs it.

    finding drift.gone-declaration note
    title Declaration on record that is gone
    why The app no longer declares it; code that still relies on it fails without a word.
    mend See that nothing needs it any more, then take it out with 'sluice baseline update'.

    finding drift.changed-declaration error
    title Changed declaration
    why A switch, a group, a domain or a reason has another value than the one that was agreed on.
    mend Set it back, or put the new value on record with 'sluice baseline accept' and say why.
    doubt Of texts that people read only their presence counts, and a new version is a note.

    finding drift.new-in-target error
    title Target that uses a kind of API for the first time
    why A file that several targets share brings its calls into each of them, and each declares for itself.
    mend Take the file out of the target, or declare there what it needs and accept it for that target.

    finding drift.broken-promise error
    title Broken promise
    why Somebody promised that the app does not do this at all, and suppressing or accepting a site changes nothing.
    mend Remove the call; only who gave the promise should take its line out.

    finding input.unreadable error
    title File that was not read
    why What was not read was not judged, so that a pass would say more than was seen.
    mend Make it readable, or leave it out with --exclude.

    finding input.malformed error
    title File that is not what its name says
    why Its contents say nothing to whoever builds the app, nor to Sluice.
    mend Correct it where the finding points, or leave it out with --exclude.

    finding input.encoding error
    title File in an encoding that is not read
    why What was not read was not judged, and compilers do not read it either.
    mend Save it as UTF-8.

    finding input.nothing-read error
    title Run that read nothing
    why What was not read was not judged, and a pattern that takes no file lets every check pass.
    mend Correct the patterns of 'include' in the configuration.

    finding suppression.unused warning
    title Suppression that suppresses nothing
    why Left behind, it would hide the next site or finding that comes to its line.
    mend Put it on the line of the site or finding or on a line of its own directly above, or take it out.

    finding suppression.without-reason warning
    title Suppression without a reason
    why Nobody can tell later whether it may stay, so it does not count.
    mend Write why after two hyphens: sluice:ignore RULE -- reason.

    finding baseline.stale warning
    title Baseline that lists what is gone
    why What is still on record could come back without being new.
    mend Take it out with 'sluice baseline update', which adds nothing.

    finding baseline.expired error
    title Acceptance whose last day is past
    why It was meant to end, and what it covered is still there.
    mend Take out what it covered, or accept it anew with a later --expires.
    doubt A day that is near is a note.

    finding baseline.malformed error
    title Baseline that cannot be read
    why A line that cannot be read could admit anything, so nothing is judged against it.
    mend Restore the line from version control, or settle the conflict with 'sluice baseline merge'.

    finding baseline.newer-version error
    title Baseline of a newer Sluice
    why It can say what this Sluice does not know, and half of it is not what was agreed on.
    mend Update Sluice.
    """#)
}
